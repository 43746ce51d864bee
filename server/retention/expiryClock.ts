import { keepInHealth } from '../monitoring/databaseHealth.ts'
import type { Db } from '../db/database.ts'
import type { Write } from '../db/writeTransaction.ts'

/** The time by which leads expire, at most a day per hour of running, so that a wrong clock expires little at once. */
export type ExpiryClock = { passed: () => Date; keep: () => Promise<void> }

/** The most hours of time per hour of running. */
const fastest = 24
const day = 86_400_000

type Parts = {
  db: Db
  write: Write
  now: () => Date
  /** Milliseconds since the start, by a monotonic timer. */
  running: () => number
  say: (line: string) => void
}

export async function makeExpiryClock({ db, write, now, running, say }: Parts): Promise<ExpiryClock> {
  const kept = await db.selectFrom('health').select('written').where('name', '=', 'clock').executeTakeFirst()
  let [from, since] = [kept ? Date.parse(kept.written) : now().getTime(), running()]
  const ahead = Math.floor((now().getTime() - from) / day)
  if (ahead > 0) say(leapt(ahead))

  function followed(): number {
    const most = (running() - since) * fastest
    return from + Math.max(-most, Math.min(most, now().getTime() - from))
  }

  async function keep(): Promise<void> {
    ;[from, since] = [followed(), running()]
    await write((tx) => keepInHealth(tx, 'clock', new Date(from).toISOString()))
  }

  return { passed: () => new Date(Math.min(followed(), now().getTime())), keep }
}

const leapt = (days: number) =>
  `The clock is ${days} days ahead of the last time that a server ran here. If it is wrong, end this server and set it right: a day of them counts as passed with each hour.`
