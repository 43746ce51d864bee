import { inIdleMoments } from '../../browser/inIdleMoments.ts'
import { serverNow } from '../../browser/serverClock.ts'
import { keysIn } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { emptyFunnel } from '../../funnel/state.ts'
import { hear } from '../../understanding/hear.ts'

/** The shortest comes first: the very first reading is the slowest. */
const madeUp = ['10', 'Ana Maria']

/**
 * Reads made-up answers to each question while nothing happens. Code is slow when it runs for the first time, and would be so
 * at the visitor's own answers.
 */
export function rehearse(): void {
  const keys = keysIn(questions)
  inIdleMoments(madeUp.flatMap((text) => keys.map((key) => () => hear(emptyFunnel, key, text, serverNow()))))
}
