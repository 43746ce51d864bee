import { serverNow } from '../../browser/serverClock.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { isSoText } from '../../content/texts/chatTexts.ts'
import { rawOf } from '../../funnel/answers/answerAsTyped.ts'
import { readAnswers, type Raw } from '../../funnel/answers/readAnswers.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import type { ChatActions, Heard } from './chatActions.ts'
import type { Said } from './processMessageAtQuestion.ts'
import { hidden } from './tellBeside.ts'

/** Beside what is read back already. What is known so is only told: 'mano, é o mesmo número, 35'. */
export function readBack(voice: ChatActions, { key, text }: Pick<Said, 'key' | 'text'>, answers: Raw): Heard {
  const funnel = voice.now()
  const all: Raw = { ...funnel.noted?.raw, ...answers }
  const news = keysIn(all).filter((one) => one === key || !isSo(funnel, one, all))
  const said = hidden([key, ...keysIn(answers)], text)
  voice.note({ raw: Object.fromEntries(news.map((one) => [one, all[one]])), said })
  const known = keysIn(answers).map((one) => [one, showAnswer(funnel, one)] as const)
  return news.length > 0 ? 'asked' : voice.aside(key, said, isSoText(known))
}

/** Whether an answer is known, and said the same again. */
function isSo(funnel: Funnel, key: Key, raw: Raw): boolean {
  const [known, value] = [answersOf(funnel)[key], readAnswers({ [key]: raw[key] ?? '' }, serverNow()).values[key]]
  return known !== undefined && value !== undefined && rawOf(known) === rawOf(value)
}
