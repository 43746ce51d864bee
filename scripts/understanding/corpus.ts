import { globSync, readFileSync } from 'node:fs'
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

const cwd = join(import.meta.dirname, '../../tests/understanding')

/** The files of some lines in the tests. */
export const filesIn = (folder: string): string[] => globSync(`${folder}/**/*.{jsonl,txt}`, { cwd }).toSorted()

export const linesIn = (file: string): string[] =>
  readFileSync(join(cwd, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

export const rowsIn = <R = Row>(file: string): R[] => linesIn(file).map((line) => JSON.parse(line))

/** All test sentences, by the question they answer. */
export const corpus = (): Row[] => filesIn('corpus').flatMap((file) => rowsIn(file))
export const thirdParty = () => rowsIn('third-party.jsonl')
