import { keyOf, type Row } from './fileColumns.ts'
import type { Line } from './folder.ts'
import type { Kind } from './fileKinds.ts'

type Change =
  | { kind: 'added'; key: string; row: Row }
  | { kind: 'changed'; key: string; row: Row; columns: string[] }
  | { kind: 'removed'; key: string; row?: never }

/** Compares a file with the present rows: first what it adds or changes, then what it lacks. */
export async function* rowChanges(
  { key, columns }: Kind,
  present: AsyncIterable<Row[]>,
  given: AsyncIterable<Line[]> | readonly Line[][],
): AsyncGenerator<Change> {
  const names = Object.keys(columns)
  const valuesOf = (row: Row) => names.map((column) => row[column]).join(between)
  const before = new Map<string, string>()
  for await (const rows of present) for (const row of rows) before.set(keyOf(key, row), valuesOf(row))
  for await (const lines of given)
    for (const { row } of lines) {
      const own = keyOf(key, row)
      const [old, now] = [before.get(own), valuesOf(row)]
      before.delete(own)
      if (old === undefined) yield { kind: 'added', key: own, row }
      else if (old !== now) {
        const [olds, nows] = [old.split(between), now.split(between)]
        yield { kind: 'changed', key: own, row, columns: names.filter((_, at) => olds[at] !== nows[at]) }
      }
    }
  for (const own of before.keys()) yield { kind: 'removed', key: own }
}

const between = '\u001F'
