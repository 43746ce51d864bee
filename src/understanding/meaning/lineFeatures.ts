import { subjectWords } from '../../content/faq/subjectWords.ts'
import { lineOf } from '../readings/lineTokens.ts'
import { spelledOut, stem, tokens } from '../line/wordStems.ts'

const matterOf = new Map(
  subjectWords
    .split('\n')
    .flatMap((line, at) => line.split(' ').map((word): [string, string] => [stem(word), `=${at}`])),
)

/** The features of a line: its words, their stems and their subjects. */
export const featuresOf = (text: string): string[] => {
  const words = tokens(text)
  return [...new Set([...words, ...stemsOf(text), ...words.flatMap((word) => matterOf.get(word) ?? [])])]
}

/** The adjacent pairs of words: 'dia_util' */
export const pairsOf = (text: string): string[] => {
  const all = stemsOf(text)
  return [...new Set(all.slice(1).map((word, at) => `${all[at] ?? ''}_${word}`))]
}

const stemsOf = (text: string) =>
  spelledOut(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map(stem)

/** Features for whether a line asks: its words, the last one, a question mark. */
export function featuresOfQuestion(text: string): string[] {
  const last = wordsOf(text).at(-1)
  const words = featuresOf(text).filter((word) => !isNumber.test(word))
  return [
    '.',
    ...words,
    ...(last === undefined || isNumber.test(last) ? [] : [`${last}$`]),
    ...(text.includes('?') ? ['?'] : []),
  ]
}

/** Features for whether a line answers at a place: also its first word and digits, each also joined to the place. */
export function featuresOfAnswer(text: string, place: string | null): string[] {
  const [first] = wordsOf(text)
  const features = [
    ...featuresOfQuestion(text),
    ...(first === undefined || isNumber.test(first) ? [] : [`^${first}`]),
    ...(beginsWithNumber.test(text) ? ['^0'] : []),
    ...(/(?:\D*\d){4}/.test(text) ? ['0000'] : []),
    ...(/[,.;!]\s.*\?/s.test(text) ? [',?'] : []),
  ]
  return place === null ? features : [...features, ...features.map((feature) => `${place}@${feature}`)]
}

/** Features for whether a line agrees to a read-back: its words, their kinds, its ends, and whose values it has. */
export function featuresOfReply(text: string, read: string): string[] {
  const said = lineOf(text).tokens.filter(({ kind }) => kind !== 'sign' && kind !== 'mail')
  const words = said.map(({ kind, word }) => (kind === 'digits' ? '0' : stem(withoutDegree(word))))
  const kinds = said.map(({ classes }) => classes.filter((one) => one !== 'FILL'))
  const known = wordsOf(read)
  const isKnown = (word: string) => known.some((one) => one.includes(word))
  const own = wordsOf(text)
  const numbers = own.filter((word) => isNumber.test(word))
  return [
    '.',
    ...new Set([
      ...words,
      ...words.slice(1).map((word, at) => `${words[at]}_${word}`),
      ...kinds.flat(),
      ...kinds
        .slice(1)
        .flatMap((all, at) => all.flatMap((one) => (kinds[at] ?? []).map((before) => `${before}_${one}`))),
    ]),
    `^${words[0]}`,
    `^${words[0]}_${words[1]}`,
    `${words.at(-1)}$`,
    ...(text.includes('?') ? ['?'] : []),
    ...(numbers.some(isKnown) ? ['=0'] : []),
    ...(numbers.some((word) => !isKnown(word)) ? ['#0'] : []),
    ...(own.some((word) => word.length > 3 && known.includes(word)) ? ['=a'] : []),
    `${Math.min(4, Math.floor(own.length / 3))}+`,
  ]
}

/** Features for whether a line lets an order be placed: those of a reply, and what stands beside its acceptance. */
export function featuresOfAcceptance(text: string): string[] {
  const { index, 0: accepted = '' } = acceptance.exec(text) ?? { index: -1 }
  if (index < 0) return featuresOfReply(text, '')
  const [before, after] = [text.slice(0, index), text.slice(index + accepted.length)]
  return [
    ...featuresOfReply(text, ''),
    ...wordsOf(before)
      .slice(-1)
      .map((word) => `${word}<`),
    ...wordsOf(after)
      .slice(0, 1)
      .map((word) => `>${word}`),
    ...(/^[^a-z\d]*$|[.,;!?]\s*$/.test(before) ? ['|<'] : []),
    ...(/^[^a-z\d]*$|^\s*[.,;!?]/.test(after) ? ['>|'] : []),
  ]
}
const acceptance = /\b(?:aceit\w+|as?seit\w+|concord\w+|de acordo)\b/

const withoutDegree = (word: string) => word.replace(/iss?im([oa])$/, '$1')

const isNumber = /^\d+$/
const wordsOf = (text: string) => text.split(/[^a-z\d]+/).filter(Boolean)
const beginsWithNumber = /^(?:\W*(?:o|a|os|as|do|da|de|e|eh|um|dia|no|na|pode|ser|vou|quero|acho|que|q) )*\W*\d/
