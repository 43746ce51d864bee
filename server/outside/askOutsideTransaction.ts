import * as z from 'zod/mini'

/** Calls a system outside. The name identifies the question: the same name gets the same reply. */
export type Ask = <T>(name: string, question: () => Promise<unknown>, reply: z.ZodMiniType<T>) => Promise<T>

/** Leaves a transaction to ask a system outside, so that no transaction waits for it. */
class Asked extends Error {
  readonly question: string
  readonly ask: () => Promise<unknown>
  constructor(question: string, ask: () => Promise<unknown>) {
    super(question)
    this.question = question
    this.ask = ask
  }
}

/** A call asks few systems; more questions mean an endless loop. */
const mostQuestions = 4

/** Runs a job that may ask outside: each question aborts it, and it restarts with the reply. */
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

/** A system outside gave no reply, or an invalid one. */
export class NoReply extends Error {
  /** Whether the same question may succeed in a moment. */
  readonly passes: boolean
  constructor(why: string, passes: boolean) {
    super(why)
    this.name = `outside ${why}`
    this.passes = passes
  }
}

/** After these failures in a row a system is not called for a while, so that nobody waits for it. */
const failuresInRow = 5
const restSeconds = 30

/** Lets calls through while a system replies; after failures, only occasional trial calls. */
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
