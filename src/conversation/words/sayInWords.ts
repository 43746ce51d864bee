import { serverNow } from '../../browser/serverClock.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { answerInWords, type Said } from './answerInWords.ts'
import { sayWithoutQuestion } from './sayWithoutQuestion.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/** Takes words typed anywhere in an order. */
export function sayInWords(voice: ChatActions, said: Omit<Said, 'key'>, now = serverNow()): Heard {
  const { question } = journey(voice.now())
  return question ? answerInWords(voice, { ...said, key: question }, now) : sayWithoutQuestion(voice, said, now)
}
