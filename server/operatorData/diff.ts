import { rowChanges } from './rowChanges.ts'
import { makeFaults } from './fileFaults.ts'
import { fileOfKind, type Folder } from './folder.ts'
import { hasDefault, isWritten, type Kind, type KindName, kindNames, kinds } from './fileKinds.ts'
import { givenLines, presentRows } from './rowSources.ts'
import type { CommandDatabase } from './commandDatabase.ts'

/** The effect of an import on a kind. `examples` are keys and changed columns, but no mobile lines. */
export type Difference = { file: string; added: number; changed: number; removed: number; examples: string[] }

const mostExamples = 10

/** Compares each file with the selling data. With `isFirst`, kinds missing in the folder are removed. */
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
