import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The expected reading. Missing parts are expected to be empty. */
export type Expected = {
  answers?: Record<string, unknown>
  rejected?: string[]
  command?: string | { name: string; question?: string }
  topic?: string | true
  unsure?: true
}
export type Row = {
  id: string
  category: string
  ask: string
  now: string
  answers: Record<string, unknown>
  text: string
  expect: Expected | Expected[]
  source?: string
}

const folder = join(import.meta.dirname, '../../tests/understanding')

/** The rows of one file of the tests. */
export const rowsIn = <R = Row>(file: string): R[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

/** All test sentences, by the question they answer. */
export const corpus = (): Row[] =>
  readdirSync(join(folder, 'corpus'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) => rowsIn(join('corpus', file)))
export const thirdParty = () => rowsIn('third-party.jsonl')
