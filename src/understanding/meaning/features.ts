import { subjectWords } from '../../content/faq/subjectWords.ts'
import { expandShortForms } from '../expandShortForms.ts'
import { stem, tokens } from '../topicWords.ts'

const matterOf = new Map(
  subjectWords
    .split('\n')
    .flatMap((line, at) => line.split(' ').map((word): [string, string] => [stem(word), `=${at}`])),
)

/** What is looked at in a line: the stems of its words, small ones too, and the matters that they speak of. */
export const featuresOf = (text: string): string[] => {
  const words = tokens(text)
  const all = expandShortForms(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map(stem)
  return [...new Set([...words, ...all, ...words.flatMap((word) => matterOf.get(word) ?? [])])]
}
