import * as z from 'zod/mini'
import { faultOf, type Log } from '../monitoring/log.ts'
import { refuseAndRetryAfter } from '../http/refusal.ts'
import type { RefusalCode } from '../http/refusalMessages.ts'
import { digest } from '../secrets/digest.ts'
import { askByHttp, opened, type Place, type Question } from './askByHttp.ts'
import { type Ask, makeCircuitBreaker, NoReply } from './askOutsideTransaction.ts'

/** The log of failures; tests replace the clock and the milliseconds to wait for a reply. */
export type Parts = { log: Log; milliseconds?: () => number; waits?: number }
/** A system of the operator: the name in its faults, and the refusal while it is away. */
type System = { name: string; away: RefusalCode }

/** Calls a system of the operator through its own circuit breaker: `asked` from a call, `replyTo` elsewhere. */
export function operatorSystemClient(
  { name, away }: System,
  place: Place,
  { log, milliseconds = () => performance.now(), waits }: Parts,
) {
  const isAway = (seconds: number) => refuseAndRetryAfter(seconds, 503, away)
  const [there, through] = [opened(place), makeCircuitBreaker(milliseconds, isAway)]
  const replyTo = async <T>(question: Question, reply: z.ZodMiniType<T>): Promise<T> => {
    try {
      return await through(async () => understood(reply, await askByHttp(there, question, waits)))
    } catch (error) {
      if (!(error instanceof NoReply)) throw error
      log.fault({ id: '', call: name, ...faultOf(error) })
      throw isAway(30)
    }
  }
  const asked = <T>(ask: Ask, question: Question, reply: z.ZodMiniType<T>): Promise<T> =>
    ask(keyOf([name, question.path, question.body]), () => replyTo(question, reply), reply)
  return { asked, replyTo }
}

/** The same key for the same question. */
export const keyOf = (question: unknown) => digest(JSON.stringify(question))

export function understood<T>(reply: z.ZodMiniType<T>, given: unknown): T {
  const { success, data } = z.safeParse(reply, given)
  if (!success) throw new NoReply('nonsense', false)
  return data
}
