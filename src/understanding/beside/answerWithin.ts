import type { Key } from '../../content/questions/answers.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { isAboutOtherThanMother } from '../line/aboutOthersOrUnsure.ts'
import { isQuestionPart } from '../line/isQuestionPart.ts'
import { clausesFromEnd } from '../line/clauses.ts'
import { surelyAnswers } from '../meaning/asksOrAnswers.ts'
import { normalized } from '../line/normalizeText.ts'
import { onCondition } from '../line/onCondition.ts'
import { isYesNo } from '../readValue.ts'
import type { Hear } from '../replies/replyToQuestions.ts'
import type { Understanding } from '../understandingTypes.ts'

/** Reads the answers of a part of a line. */
export type Read = (part: string) => Raw

/** The answer in a line that certainly answers the question, whatever else it says: 'o 700, e quanto é o upload?' */
export function answerWithin(key: Key, text: string, read: Read, hear: Hear<Understanding>): Raw | null {
  if (text.length > longest || !maySayMore(key, text) || !surelyAnswers(normalized(text).plain, key)) return null
  const clauses = clausesFromEnd(text).slice(0, most)
  const said =
    firstOf([...clauses, ...beginningsOf(text)], key, read) ??
    (isYesNo(key) ? null : firstOf(clauses, key, (clause) => heardIn(hear(clause))))
  if (!said) return null
  const rest = without(text, said.part)
  const isOther = (answered: Raw) => answered[key] !== undefined && answered[key] !== said.answers[key]
  if ([rest, ...clausesFromEnd(rest).slice(0, most), ...beginningsOf(rest)].map(read).some(isOther)) return null
  const beside = rest === '' || rest.includes('?') ? [] : [rest, ...clausesFromEnd(rest).slice(0, most)]
  return {
    ...beside.reduce<Raw>((all, clause) => ({ ...all, ...heardIn(hear(clause)) }), {}),
    ...said.answers,
  }
}

/** Longer lines are stories, and reading their parts takes noticeably long. */
const longest = 240
const most = 4

/** Whether one part of a line may answer while another says more. */
const maySayMore = (key: Key, text: string) =>
  !readWhole.has(key) &&
  !onCondition.test(text) &&
  (key !== 'motherName' || !isAboutOtherThanMother(normalized(text).plain))
/** Questions whose value has been looked for in the whole line, or whose value can be any word or letter. */
const readWhole = new Set<Key>([
  'cep',
  'phone',
  'birthDate',
  'email',
  'street',
  'neighborhood',
  'city',
  'state',
  'block',
  'lot',
])

function firstOf(parts: readonly string[], key: Key, read: Read) {
  for (const part of parts) {
    const isOneWord = key === 'complement' && !part.includes(' ')
    const answers = isOneWord || isQuestionPart(part) ? {} : read(part)
    if (answers[key] !== undefined) return { part, answers }
  }
  return null
}

const heardIn = (heard: Understanding): Raw =>
  heard.kind === 'answers' || heard.kind === 'readBack' ? heard.answers : {}

/** A line without a part that is at its beginning or a later clause. */
function without(text: string, part: string): string {
  const at = text.startsWith(part) ? 0 : text.lastIndexOf(part)
  return `${text.slice(0, at)} ${text.slice(at + part.length)}`.replace(/^\W+(?:e\s+)?/i, '').trimEnd()
}

/** The beginnings of a line, up to each word that goes on, the longest first. */
const beginningsOf = (text: string) =>
  Array.from(text.matchAll(goesOn), ({ index }) => text.slice(0, index))
    .slice(0, most)
    .toReversed()
const goesOn = /[\s,;.]+(?=(?:e|[ée]|eh|mas|mais|que|q|pq|porque|pois|s[óo]|desde|embora)(?!\p{L}))|[,;.!?]+\s/giu
