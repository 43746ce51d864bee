import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'
import type { Quiz } from '../../../src/api/contract/lead/riskAndQuiz.ts'
import type { Context, OwnedLead } from '../../http/calls/handlerContext.ts'
import { notFound } from '../../http/refusal.ts'
import type { QuizWithAnswers } from '../../risk/riskProvider.ts'

/** A quiz in progress, with the right answers, which only the server knows. */
const pendingQuiz = z.object({
  idQuiz: z.string(),
  expiresAt: z.string(),
  reference: orElse(z.nullable(z.string()), null),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      answers: z.array(z.object({ id: z.string(), text: z.string() })),
      right: z.string(),
    }),
  ),
})
export type PendingQuiz = z.output<typeof pendingQuiz>

const minutesToAnswer = 10
type Keeping = Pick<Context, 'db' | 'vault'>

export function newQuiz(quiz: QuizWithAnswers, now: Date): PendingQuiz {
  return { idQuiz: randomBytes(12).toString('base64url'), expiresAt: inTime(now), ...quiz }
}

/** Confirming again restarts the time of a quiz, for slow visitors. */
export const extended = (quiz: PendingQuiz, now: Date): PendingQuiz => ({ ...quiz, expiresAt: inTime(now) })

export function shown({ idQuiz, expiresAt, questions }: PendingQuiz): Quiz {
  return { idQuiz, expiresAt, questions: questions.map(({ id, text, answers }) => ({ id, text, answers })) }
}

export async function sealQuiz(quiz: PendingQuiz, lead: OwnedLead, { db, vault }: Keeping): Promise<string> {
  return (await vault.keyOf(db, lead.id)).seal(spot(lead), JSON.stringify(quiz))
}

export async function openQuiz(sealed: string, lead: OwnedLead, { db, vault }: Keeping): Promise<PendingQuiz> {
  const key = await vault.keyKept(db, lead.id)
  if (!key) throw notFound()
  return z.parse(pendingQuiz, JSON.parse(key.open(spot(lead), sealed)))
}

const spot = ({ id }: OwnedLead) => ({ table: 'risk_decisions', row: id, column: 'quiz' }) as const
const inTime = (now: Date) => new Date(now.getTime() + minutesToAnswer * 60_000).toISOString()
