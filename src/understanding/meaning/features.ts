import { matters } from '../../content/faq/matters.ts'
import { stem, tokens } from '../topics.ts'

const matterOf = new Map(
  matters.split('\n').flatMap((line, at) => line.split(' ').map((word): [string, string] => [stem(word), `=${at}`])),
)

/** What is looked at in a line: the stems of its words, and the matters that they speak of. */
export const featuresOf = (text: string): string[] => {
  const words = tokens(text)
  return [...new Set([...words, ...words.flatMap((word) => matterOf.get(word) ?? [])])]
}
