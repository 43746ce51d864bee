import { synonyms } from '../../content/faq/synonyms.ts'
import { firstOfLine, expandShortForms } from './expandShortForms.ts'
import { streamingForNames } from '../plans/streamingWords.ts'
import { saidAs } from './normalizeText.ts'
import { smallWords, wordSet } from './smallWords.ts'

const idle = wordSet(
  'tenho se voce voces minhas sao tao estou esta oi ola bom boa tarde noite moco moca saber duvida antes you ' +
    'olha nossa nesse neste desse deste',
  smallWords,
)
const same = firstOfLine(synonyms)

/** Expands short forms, and replaces names of streamings by the word. */
export const spelledOut = (plain: string) => streamingForNames(expandShortForms(plain))

/** The stems of the words that carry a question. */
export function tokens(text: string): string[] {
  const words = spelledOut(saidAs(text).plain)
    .replace(/\bpor que\b/g, 'porque')
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word))
  return [...new Set(words.map((word) => same.get(word) ?? stem(word)))]
}

export const stem = (word: string) =>
  word.length > 4
    ? word
        .replace(/(oes|ao)$/, 'ao')
        .replace(/s$/, '')
        .slice(0, 7)
    : word
