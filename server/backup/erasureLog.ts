import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { CannotStart } from '../start/startFailureReason.ts'
import type { Db } from '../db/database.ts'
import type { Write } from '../db/writeTransaction.ts'
import { singleFlight } from '../tasks/singleFlight.ts'

export type Erasure = { id: string; at: string }

/** Notes erasures outside the database, for restored backups. `erased` marks one as due, `stop` notes the last ones. */
export type ErasureLog = { erased: () => void; round: () => Promise<void>; stop: () => Promise<void> }

const atOnce = 100
/** The rounds to wait after a failed write of the file. */
const roundsToWait = 60

type Parts = { db: Db; write: Write; now: () => Date }

export function makeErasureLog({ file, ...parts }: Parts & { file: string | null }): ErasureLog {
  return file === null ? noLog : logIn(file, parts)
}

const noLog: ErasureLog = { erased: () => undefined, round: async () => undefined, stop: async () => undefined }

function logIn(file: string, parts: Parts): ErasureLog {
  let due = true
  let wait = 0
  const noting = singleFlight(async () => {
    due = false
    try {
      while ((await noteSome(file, parts)) > 0) continue
    } catch (error) {
      due = true
      wait = roundsToWait
      throw error
    }
  })
  const round = async () => {
    if (due && --wait <= 0) await noting.round()
  }
  const stop = async () => {
    await noting.stop()
    if (due) await noting.round()
  }
  const erased = () => {
    due = true
  }
  return { erased, round, stop }
}

/** Notes first, then marks. A server that dies in between notes again, which is harmless. */
async function noteSome(file: string, { db, write, now }: Parts): Promise<number> {
  const due = db.selectFrom('erasures').select(['lead_id', 'at']).where('noted_at', 'is', null)
  const rows = await due.limit(atOnce).execute()
  if (rows.length === 0) return 0
  append(file, rows.map(({ lead_id, at }) => `${at} ${lead_id}\n`).join(''))
  const ids = rows.map(({ lead_id }) => lead_id)
  const noted_at = now().toISOString()
  await write((tx) => tx.updateTable('erasures').set({ noted_at }).where('lead_id', 'in', ids).execute())
  return rows.length
}

/** Appends to a file, which is on disk on return. */
export function append(file: string, text: string): void {
  const opened = openSync(file, 'a', 0o600)
  try {
    writeSync(opened, text)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** The erasures in a file. A line that a crash cut off is ignored, because it was noted again. */
export function readErasures(file: string): Erasure[] {
  return textOf(file)
    .split('\n')
    .flatMap((line) => {
      const [, at, id] = /^(\d{4}-\S+Z) ([\w-]{22})$/.exec(line) ?? []
      return at !== undefined && id !== undefined ? [{ id, at }] : []
    })
}

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new CannotStart(`The file of erasures ${file} cannot be read.`)
  }
}
