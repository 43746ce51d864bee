import { existsSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { bytewise } from '../db/bytewise.ts'
import type { Db } from '../db/database.ts'
import { singleFlight, type RepeatedTask } from '../tasks/singleFlight.ts'
import { longDigest } from '../secrets/digest.ts'
import { append, textOf } from './erasureLog.ts'

/** All audit rows in a span of time, its end excluded. */
type Span = { from: string; to: string }
type Rows = { rows: number; digest: string }
type Note = Span & Rows

const beginning = new Date(0).toISOString()
/** The time after which rows are surely committed. */
const settled = 600_000
const atOnce = 1000

/** Notes digests of all audit rows in a file, so that a change in the database alone is noticed. */
export function makeAuditDigests({ db, now, file }: { db: Db; now: () => Date; file: string | null }): RepeatedTask {
  let from: string | null = null
  return singleFlight(async () => {
    if (file === null) return
    const at = now()
    const to = new Date(at.getTime() - settled).toISOString()
    from ??= endOf(file)
    if (from > at.toISOString()) {
      noteAnew(file, to, at)
      from = endOf(file)
    }
    if (from >= to) return
    const { rows, digest } = await rowsIn(db, { from, to })
    if (rows === 0) return
    append(file, `${at.toISOString()} trail ${from} ${to} ${rows} ${digest}\n`)
    from = to
  })
}

/** Discards the notes after `last`, when a backup replaced the database or its clock was ahead. */
export function noteAnew(file: string, last: string, now: Date): void {
  append(file, `${now.toISOString()} trail anew ${last}\n`)
}

/** The time up to which a restored database has all rows of the original. */
export async function settledUntil(db: Db): Promise<string> {
  const newest = db.selectFrom('audit').select(({ fn }) => fn.max('at').as('at'))
  const { at } = await newest.executeTakeFirstOrThrow()
  return at === null ? beginning : new Date(Date.parse(at) - settled).toISOString()
}

/** The notes of a file; none if it does not exist. */
export function readNotes(file: string): Note[] {
  let notes: Note[] = []
  const lines = (existsSync(file) ? textOf(file) : '').matchAll(
    /^\S+ trail (?:anew (\S+)|(\S+) (\S+) (\d+) ([\w-]{43}))$/gm,
  )
  for (const [, last, from = '', to = '', rows, digest = ''] of lines) {
    if (last === undefined) notes.push({ from, to, rows: Number(rows), digest })
    else notes = notes.filter((note) => note.to <= last)
  }
  return notes
}

const endOf = (file: string) => readNotes(file).reduce((end, { to }) => (to > end ? to : end), beginning)

/** The notes whose rows have changed, each with the present number of rows. */
export async function differencesFrom(notes: readonly Note[], db: Db): Promise<(Note & { there: number })[]> {
  const differences: (Note & { there: number })[] = []
  for (const note of notes) {
    const { rows, digest } = await rowsIn(db, note)
    if (digest !== note.digest) differences.push({ ...note, there: rows })
  }
  return differences
}

/** Reads only the index, page by page, so that visitors are served in between. */
async function rowsIn(db: Db, { from, to }: Span): Promise<Rows> {
  const [at, hash] = [bytewise(db, 'at'), bytewise(db, 'hash')]
  const all = longDigest()
  let count = 0
  let last = { at: from, hash: '' }
  for (;;) {
    const { rows } = await sql<typeof last>`
      select at, hash from audit where (${at}, ${hash}) > (${last.at}, ${last.hash}) and ${at} < ${to}
      order by ${at}, ${hash} limit ${sql.lit(atOnce)}`.execute(db)
    all.update(rows.map((row) => row.hash).join(''))
    count += rows.length
    last = rows.at(-1) ?? last
    if (rows.length < atOnce) return { rows: count, digest: all.digest('base64url') }
    await setImmediate()
  }
}
