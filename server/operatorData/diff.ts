import type { Db } from '../db/database.ts'
import { keyOf } from './check.ts'
import type { Row } from './columns.ts'
import { makeFaults } from './faults.ts'
import { type Folder, linesOf } from './folder.ts'
import { type Kind, type KindName, kindNames, kinds } from './kinds.ts'
import { storedRows } from './storedRows.ts'

/** What an import of a folder would do to a kind. `examples` names some rows by their keys, and what changes by its columns. */
export type Difference = { file: string; added: number; changed: number; removed: number; examples: string[] }

const mostExamples = 10

/** Compares each file with what sells. With `isFirst`, what the folder lacks goes away. */
export async function diffFolder(db: Db, folder: Folder, isFirst: boolean): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const name of kindNames.filter((each) => isFirst || folder.names.includes(each)))
    differences.push(await diffKind(db, folder, name))
  return differences
}

async function diffKind(db: Db, folder: Folder, name: KindName): Promise<Difference> {
  const kind: Kind = kinds[name]
  const difference: Difference = { file: kind.file, added: 0, changed: 0, removed: 0, examples: [] }
  const example = (text: string) => {
    if (difference.examples.length < mostExamples) difference.examples.push(text)
  }
  const before = new Map<string, string>()
  for await (const rows of storedRows(db, name))
    for (const row of rows) before.set(keyOf(kind.key, row), valuesOf(kind, row))
  for await (const lines of folder.names.includes(name) ? linesOf(folder, kind, makeFaults().tell) : [])
    for (const { row } of lines) {
      const key = keyOf(kind.key, row)
      const [old, present] = [before.get(key), valuesOf(kind, row)]
      before.delete(key)
      if (old === undefined) {
        difference.added += 1
        example(`+ ${key}`)
      } else if (old !== present) {
        difference.changed += 1
        example(`~ ${key}: ${changedIn(kind, old, present).join(', ')}`)
      }
    }
  difference.removed = before.size
  for (const key of [...before.keys()].slice(0, mostExamples)) example(`- ${key}`)
  return difference
}

const between = '\u001F'
const valuesOf = ({ columns }: Kind, row: Row) =>
  Object.keys(columns)
    .map((column) => row[column])
    .join(between)

function changedIn({ columns }: Kind, old: string, present: string): string[] {
  const [olds, presents] = [old.split(between), present.split(between)]
  return Object.keys(columns).filter((_, at) => olds[at] !== presents[at])
}
