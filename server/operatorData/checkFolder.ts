import { type Cell, keyOf, listOf, type Row } from './fileColumns.ts'
import { isImported } from './importEditions.ts'
import { type Faults, lineOrElement } from './fileFaults.ts'
import { checkSiteFiles, fileOfKind, type Folder, type Line } from './folder.ts'
import { hasDefault, isOfPeople, type Kind, type KindName, kindNames, kinds } from './fileKinds.ts'
import { givenLines, presentRows } from './rowSources.ts'
import type { CommandDatabase } from './commandDatabase.ts'

/** The number of rows by file. */
export type Counts = Partial<Record<KindName, number>>

/** Finds the faults of a folder, together with the data it does not replace. A first import needs all kinds. */
export async function checkFolder(workshop: CommandDatabase, folder: Folder, faults: Faults): Promise<Counts> {
  checkSiteFiles(folder, faults.tell)
  const counts: Counts = {}
  if (folder.names.length === 0) return counts
  const seen = makeSeen()
  const isFirst = !(await isImported(workshop.db))
  for (const name of kindNames) {
    const kind: Kind = kinds[name]
    if (folder.names.includes(name)) {
      const given = { ...kind, file: fileOfKind(folder, kind) }
      counts[name] = await checkLines(givenLines(workshop, folder, name, faults.tell), given, name, { seen, faults })
    } else if (hasDefault(name) || (!isFirst && !isOfPeople(name)))
      await checkLines(presentLines(workshop, name), { ...kind, file: `the present ${name}` }, name, { seen, faults })
    else if (kind.isNeeded) faults.tell({ file: kind.file, line: 0, column: null, text: 'is missing' })
  }
  return counts
}

async function* presentLines(workshop: CommandDatabase, name: KindName): AsyncGenerator<Line[]> {
  for await (const rows of presentRows(workshop, name)) yield rows.map((row) => ({ line: 0, row }))
}

type Checking = { seen: Seen; faults: Faults }

async function checkLines(batches: AsyncIterable<Line[]>, kind: Kind, name: KindName, { seen, faults }: Checking) {
  let count = 0
  const { keep, missing } = seen(name)
  for await (const lines of batches)
    for (const { line, row } of lines) {
      count += 1
      const tell = (column: string, text: string) => faults.tell({ file: kind.file, line, column, text })
      const wrong = kind.wrong?.(row)
      if (wrong) tell(wrong.column, wrong.text)
      for (const [column, to] of missing(row)) tell(column, `is not in ${to}`)
      const before = keep(line, row)
      if (before !== undefined) tell(kind.key.join(' '), `is that of ${lineOrElement(kind.file, before)} too`)
    }
  return count
}

type Seen = ReturnType<typeof makeSeen>
type Target = { has: (value: string) => boolean }

/** Collects the keys of each kind with their lines, and the values that others refer to. */
function makeSeen() {
  const targets = new Map<string, Target>()
  const referred = new Set(kindNames.flatMap((name) => Object.values(refersOf(kinds[name]))))
  const none: Target = { has: () => false }

  return (name: KindName) => {
    const { key, columns, refers = {} }: Kind = kinds[name]
    const lines = new Map<string, number>()
    const sets: [string, Set<string>][] = []
    for (const column of Object.keys(columns).filter((each) => referred.has(`${name}.${each}`))) {
      const set = new Set<string>()
      if (key.join() !== column) sets.push([column, set])
      targets.set(`${name}.${column}`, key.join() === column ? lines : set)
    }
    const wanted = Object.entries(refers).map(([column, to]) => {
      const target = targets.get(to) ?? none
      const isThere = columns[column]?.isList ? areIn(target) : (cell: Cell) => target.has(String(cell))
      return { column, to, isThere }
    })
    return {
      /** The columns of a row that refer to unknown values, and the kind they refer to. */
      missing: (row: Row) =>
        wanted
          .filter(({ column, isThere }) => !isThere(row[column] ?? null))
          .map(({ column, to }) => [column, to] as const),
      /** Returns the line with the same key, if any. */
      keep: (line: number, row: Row): number | undefined => {
        const own = keyOf(key, row)
        const before = lines.get(own)
        if (before === undefined) lines.set(own, line)
        for (const [column, set] of sets) set.add(String(row[column]))
        return before
      },
    }
  }
}

const areIn = (target: Target) => (cell: Cell) => listOf(cell).every((each) => target.has(each))

const refersOf = ({ refers = {} }: Kind) => refers
