import { subjectWords } from '../../content/faq/subjectWords.ts'
import { lineOf } from '../readings/tokens.ts'
import { spelledOut, stem, tokens } from '../wordStems.ts'

const matterOf = new Map(
  subjectWords
    .split('\n')
    .flatMap((line, at) => line.split(' ').map((word): [string, string] => [stem(word), `=${at}`])),
)

/** What is looked at in a line: the stems of its words, small ones too, and the matters that they speak of. */
export const featuresOf = (text: string): string[] => {
  const words = tokens(text)
  return [...new Set([...words, ...stemsOf(text), ...words.flatMap((word) => matterOf.get(word) ?? [])])]
}

/** Two words that stand side by side: 'dia_util'. */
export const pairsOf = (text: string): string[] => {
  const all = stemsOf(text)
  return [...new Set(all.slice(1).map((word, at) => `${all[at] ?? ''}_${word}`))]
}

const stemsOf = (text: string) =>
  spelledOut(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map(stem)

/** What tells whether something is asked in a line: its words, the last one, a mark. */
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

/** What tells whether a line answers what is asked at a place: also its first word and digits, each also as said there. */
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

/** What tells whether a line agrees to what was read back: its words and their kinds, its ends, and whose values it has. */
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

/** 'Certíssimo' is 'certo'. */
const withoutDegree = (word: string) => word.replace(/iss?im([oa])$/, '$1')

const isNumber = /^\d+$/
const wordsOf = (text: string) => text.split(/[^a-z\d]+/).filter(Boolean)
const beginsWithNumber = /^(?:\W*(?:o|a|os|as|do|da|de|e|eh|um|dia|no|na|pode|ser|vou|quero|acho|que|q) )*\W*\d/
