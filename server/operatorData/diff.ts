import { rowChanges } from './rowChanges.ts'
import { makeFaults } from './faults.ts'
import { fileOfKind, type Folder } from './folder.ts'
import { hasDefault, isWritten, type Kind, type KindName, kindNames, kinds } from './fileKinds.ts'
import { givenLines, presentRows } from './rowSources.ts'
import type { CommandDatabase } from './commandDatabase.ts'

/** What an import would do to a kind. `examples` names some rows by their keys, and what changes by its columns; of mobile lines none. */
export type Difference = { file: string; added: number; changed: number; removed: number; examples: string[] }

const mostExamples = 10

/** Compares each file with what sells. With `isFirst`, what the folder lacks goes away. */
export async function diffFolder(workshop: CommandDatabase, folder: Folder, isFirst: boolean): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const name of kindNames.filter((each) => (isFirst && !hasDefault(each)) || folder.names.includes(each)))
    differences.push(await diffKind(workshop, folder, name))
  return differences
}

async function diffKind(workshop: CommandDatabase, folder: Folder, name: KindName): Promise<Difference> {
  const kind: Kind = kinds[name]
  const difference: Difference = { file: fileOfKind(folder, kind), added: 0, changed: 0, removed: 0, examples: [] }
  const given = folder.names.includes(name) ? givenLines(workshop, folder, name, makeFaults().tell) : []
  for await (const change of rowChanges(kind, presentRows(workshop, name), given)) {
    difference[change.kind] += 1
    const changed = change.kind === 'changed' ? `: ${change.columns.join(', ')}` : ''
    if (isWritten(name) && difference.examples.length < mostExamples)
      difference.examples.push(`${marks[change.kind]} ${change.key}${changed}`)
  }
  return difference
}

const marks = { added: '+', changed: '~', removed: '-' }
