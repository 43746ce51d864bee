import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedAt } from '../../src/content/faq/askedAt.ts'
import { everyEntry } from '../../src/content/faq/everyEntry.ts'
import { featuresOf } from '../../src/understanding/meaning/features.ts'
import { corpus, type Row } from './corpus.ts'
import { signs } from '../../src/understanding/meaning/meaning.ts'
import { heard } from '../../src/understanding/said.ts'

/** A line, and the question of the table or the kind of talk that it is. */
export type MeantLine = { id: string; text: string }

/** What stands in one line is chance, and what stands in more than these says nothing. */
const most = 600

const folder = join(import.meta.dirname, '../../tests/understanding/meant')

/** How each question is put: by the table, at an open question, and by those who were asked for other words; and answers, which ask nothing. */
export const meantLines = (): MeantLine[] => [
  ...corpus().flatMap(({ text, expect }) => (isAnswer(expect) ? [{ id: 'answer', text }] : [])),
  ...everyEntry.flatMap(({ id, question, alike }) => [question, ...alike].map((text) => ({ id, text }))),
  ...Object.values(askedAt).flatMap((phrases) =>
    Object.entries(phrases).flatMap(([id, texts]) => texts.split(';').map((text) => ({ id, text }))),
  ),
  ...readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean).map(lineOf)),
]

const isAnswer = (expect: Row['expect']) =>
  [expect].flat().every(({ answers, topic }) => answers !== undefined && topic === undefined)

function lineOf(row: string): MeantLine {
  const [id = '', text = ''] = row.split('\t')
  return { id, text }
}

/** The file of how some lines put what they mean. The same lines give the same file. */
export function meaningsFile(lines: readonly MeantLine[] = meantLines()): string {
  return `/** What 'npm run train' has counted in lines that mean something, as meaning.ts reads it. */\nexport const counts = \`${packed(lines)}\`\n`
}

function packed(lines: readonly MeantLine[]): string {
  const ids = [...new Set(lines.map(({ id }) => id))].toSorted()
  if (ids.length > signs.length) throw new Error(`There are signs for ${signs.length} meanings, not for ${ids.length}`)
  const features = new Map<string, number[]>()
  for (const { id, text } of lines)
    for (const feature of featuresOf(heard(text).plain))
      features.set(feature, [...(features.get(feature) ?? []), ids.indexOf(id)])
  const rows = [...features]
    .filter(([, places]) => places.length > 1 && places.length < most && places.some((at) => ids[at] !== 'answer'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([feature, places]) =>
        `${feature} ${places
          .toSorted((a, b) => a - b)
          .map((at) => signs[at])
          .join('')}`,
    )
  return [`${lines.length} ${ids.join(' ')}`, ...rows].join('\t')
}
