import { onlyWhenIdle } from '../../browser/onlyWhenIdle.ts'
import { serverNow } from '../../browser/serverClock.ts'
import { keysIn } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { emptyFunnel } from '../../funnel/state.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'

/** The shortest comes first: the very first reading is the slowest. */
const madeUp = ['10', 'Ana Maria']

/** Reads made-up answers while idle, because code is slow when it first runs and would be so at a visitor's answer. */
export function warmUpReading(): void {
  const keys = keysIn(questions)
  onlyWhenIdle(
    madeUp.flatMap((text) => keys.map((key) => () => handleMessageAtQuestion(emptyFunnel, key, text, serverNow()))),
  )
}
