import { serverNow } from '../../browser/serverClock.ts'
import { keysIn } from '../../content/questions/answers.ts'
import { isSoText } from '../../content/texts/chat/chatTexts.ts'
import { answersAnew } from '../../funnel/answers/answersAnew.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import type { ChatActions, Heard } from './chatActions.ts'
import type { Said } from './processMessageAtQuestion.ts'
import { hidden } from './tellBeside.ts'

/** Adds answers to the read-back. Known ones are only repeated: 'mano, é o mesmo número, 35' */
export function readBack(voice: ChatActions, { key, text }: Pick<Said, 'key' | 'text'>, answers: Raw): Heard {
  const said = hidden([key, ...keysIn(answers)], text)
  const raw = answersAnew(voice.now(), answers, serverNow())
  if (keysIn(raw).length > 0) return voice.note({ raw: { ...voice.now().noted?.raw, ...raw }, said })
  return voice.aside(key, said, isSoText(keysIn(answers).map((one) => [one, showAnswer(voice.now(), one)])))
}
