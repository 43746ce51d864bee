import { serverNow } from '../../browser/serverClock.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { processMessageAtQuestion, type Said } from './processMessageAtQuestion.ts'
import { processMessageWithoutQuestion } from './processMessageWithoutQuestion.ts'
import type { Heard, ChatActions } from './chatActions.ts'

export function processMessage(voice: ChatActions, said: Omit<Said, 'key'>, now = serverNow()): Heard {
  const { question } = journey(voice.now())
  return question
    ? processMessageAtQuestion(voice, { ...said, key: question }, now)
    : processMessageWithoutQuestion(voice, said, now)
}
