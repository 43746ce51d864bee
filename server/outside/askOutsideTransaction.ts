import * as z from 'zod/mini'

/** Asks a system outside, by a name that stands for the question. The same name has the same reply. */
export type Ask = <T>(name: string, question: () => Promise<unknown>, reply: z.ZodMiniType<T>) => Promise<T>

/** A question to a system outside. Nobody may wait for it in a transaction, which it therefore ends. */
class Asked extends Error {
  readonly question: string
  readonly ask: () => Promise<unknown>
  constructor(question: string, ask: () => Promise<unknown>) {
    super(question)
    this.question = question
    this.ask = ask
  }
}

/** A call asks few systems; whatever asks for more asks without end. */
const mostQuestions = 4

/** Does a job that may ask outside: it is left at each question, and done anew from its beginning once the reply is there. */
export async function askOutsideTransaction<T>(job: (ask: Ask) => Promise<T>): Promise<T> {
  const replies = new Map<string, unknown>()
  const ask: Ask = async (name, question, reply) => {
    if (!replies.has(name)) throw new Asked(name, question)
    return z.parse(reply, replies.get(name))
  }
  for (;;) {
    try {
      return await job(ask)
    } catch (error) {
      if (!(error instanceof Asked) || replies.size === mostQuestions) throw error
      replies.set(error.question, await error.ask())
    }
  }
}

/** A system outside gave no reply, or one that means nothing. */
export class NoReply extends Error {
  /** Whether it may reply to the same question in a moment. */
  readonly passes: boolean
  constructor(why: string, passes: boolean) {
    super(why)
    this.name = `outside ${why}`
    this.passes = passes
  }
}

/** After so many failures in a row a system is left alone for a while, so that nobody waits for it in vain. */
const failuresInRow = 5
const restSeconds = 30

/** Lets questions through to a system as long as it replies; then one now and then, to see whether it does again. */
export function makeCircuitBreaker(milliseconds: () => number, isAway: (seconds: number) => Error) {
  let [failures, restsUntil] = [0, 0]
  return async <T>(question: () => Promise<T>): Promise<T> => {
    if (failures >= failuresInRow) {
      if (milliseconds() < restsUntil) throw isAway(restSeconds)
      restsUntil = milliseconds() + restSeconds * 1000
    }
    try {
      const reply = await question()
      failures = 0
      return reply
    } catch (error) {
      failures += 1
      restsUntil = milliseconds() + restSeconds * 1000
      throw error
    }
  }
}
