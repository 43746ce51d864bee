import { keysIn, type Key } from '../../content/questions/answers.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { sentencesOf } from '../line/clauses.ts'
import { typed } from '../corrections/earlierAnswersChanged.ts'
import { interpretAtQuestion } from '../interpretAtQuestion.ts'
import { questionsNamed } from '../readings/findLabelTokens.ts'
import { lineOf } from '../readings/lineTokens.ts'
import type { Line, Understanding } from '../understandingTypes.ts'

/** Adds a named answer of a sentence that the whole line lost: 'o de 500, boleto, dia 10. Meu nome é Ana Lima' */
export function withNamedBeside(
  { funnel, key, text, today }: Pick<Line, 'funnel' | 'key' | 'text' | 'today'>,
  heard: Understanding,
): Understanding {
  const isAnswer = heard.kind === 'answers' || heard.kind === 'readBack'
  if (!isAnswer && (heard.kind !== 'side' || heard.asksBack)) return heard
  const known = { ...answersOf(funnel), ...(isAnswer ? heard.answers : {}) }
  const lost = sentencesOf(text).flatMap((sentence) => {
    if (sentence === text || sentence.includes('?')) return []
    const named = questionsNamed(lineOf(sentence))
    const read = typed(funnel, key, interpretAtQuestion(funnel, key, sentence, today).answers)
    return keysIn(read).flatMap((one): [Key, string][] =>
      one !== key && ofPerson.has(one) && named.includes(one) && known[one] === undefined
        ? [[one, read[one] ?? '']]
        : [],
    )
  })
  if (lost.length === 0) return heard
  const answers: Raw = Object.fromEntries(lost)
  if (isAnswer) return { ...heard, answers: { ...answers, ...heard.answers } }
  return { kind: 'answers', answers, reply: heard.isUnsure ? null : heard.reply }
}
const ofPerson = new Set<Key>(['name', 'phone', 'email', 'birthDate', 'motherName', 'document'])
