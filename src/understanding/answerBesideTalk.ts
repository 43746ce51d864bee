import type { Key } from '../content/questions/answers.ts'
import { noComplement, rawOf } from '../funnel/answers/answerAsTyped.ts'
import { interpretAtQuestion } from './interpretAtQuestion.ts'
import type { Said } from './normalizeText.ts'
import { isOfPlan } from './readValue.ts'
import { isLooselyKnown, isOfAnyWords } from './talk/isTalkNotAnswer.ts'
import { replyToTalk } from './talk/replyToTalk.ts'
import { splitOffQuestions } from './splitOffQuestions.ts'
import { isAsking } from './findFaqTopic.ts'
import type { Line, Understanding } from './understandingTypes.ts'
import { placeIn } from './values/placeWithoutNumber.ts'

/** An answer beside talk: `isLoose` where it may be none. */
export function besideAnswer(line: Line, isLoose: boolean, reply: string | null): Understanding | null {
  if (isLoose || line.talk === null) return answerBesideTalk(line, reply)
  if (isOfAnyWords(line.key, line.plain)) return null
  return answerAfterQuestion(line, replyToTalk(line.funnel, line.talk, line.plain))
}

/** The reply to talk that is asked beside an answer: 'Maria Souza, e o do pai não precisa?' */
export const askedOfTalk = ({ funnel, talk, text, plain }: Line): string | null =>
  talk === null || isLooselyKnown(talk) || talk === 'call' || !asks({ text, plain })
    ? null
    : replyToTalk(funnel, talk, plain)

const asks = (said: Said) => said.text.includes('?') || splitOffQuestions(said).questions.length > 0

/** An answer after a question, or a place without a form: 'precisa disso? moro em casa', 'um sobrado em cima da loja'. */
function answerBesideTalk(line: Line, reply: string | null): Understanding | null {
  const place = line.key === 'complement' ? placeIn(line.text) : null
  return place === null ? answerAfterQuestion(line, reply) : { kind: 'readBack', answers: { complement: place } }
}

/** 'O de casada ou o de solteira? Agora é Neusa Dutra' */
function answerAfterQuestion({ funnel, key, text, today }: Line, reply: string | null): Understanding | null {
  const [, after] = isOfPlan(key) ? [] : (afterQuestion.exec(text) ?? [])
  const value = after === undefined ? undefined : interpretAtQuestion(funnel, key, after, today).answers[key]
  if (value === undefined) return null
  return { kind: 'readBack', answers: { [key]: rawOf(value) || noComplement }, ...(reply !== null && { reply }) }
}

/** Whether words at a question of any words are a sentence, of which no part is its answer. */
export const isRemark = (key: Key, text: string, plain: string) =>
  (key === 'number' && text.includes('?') && !/\d/.test(text)) ||
  (isOfAnyWords(key, plain) &&
    (isAsking(text, plain) || /\b(?:eu|que|isso|me|(?:com|do|da) (?:meu|minha))\b/.test(plain)))

/** 'Precisa disso? Moro em casa' */
const afterQuestion = /\?+\s+([^?]+)$/
