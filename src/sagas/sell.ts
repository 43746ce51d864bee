import { answered } from '../funnel/intents.ts'
import { answer } from './answers/answer.ts'
import { facts } from './answers/facts.ts'
import { redirect } from './redirect.ts'
import type { Ports } from './ports.ts'
import { answerLate, saveLate } from './late.ts'
import { arrive, resume } from './resuming/resume.ts'
import { every, fork, guarded, type Saga } from './effects.ts'

/** The whole sale. Both voices dispatch `answered`, and the rest follows from the state. */
export function* sell(ports: Ports): Saga {
  yield* resume(ports)
  yield* arrive(ports)
  for (const branch of [saveLate, facts, redirect, answerLate]) yield* fork(guarded, branch, ports)
  yield* every(answered, answer, ports)
}
