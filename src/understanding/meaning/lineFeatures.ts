import { subjectWords } from '../../content/faq/subjectWords.ts'
import { expandShortForms } from '../expandShortForms.ts'
import { stem, tokens } from '../wordStems.ts'

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
  expandShortForms(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map(stem)
