import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { makeWrite } from '../../server/db/writeTransaction.ts'
import { makeExpiryClock } from '../../server/retention/expiryClock.ts'
import { anEmptyFile, type Empty } from '../support/databases.ts'
import { aServer } from '../support/aServer.ts'

const hour = 3_600_000
const day = 24 * hour
const right = Date.parse('2026-11-20T15:00:00.000Z')

/** The clock of a machine, and how long servers have run on it. */
const machine = { clock: right, ran: 0 }
const clock = () => new Date(machine.clock)
let empty: Empty
let db: Db
let said: string[]

beforeAll(async () => {
  empty = await anEmptyFile()
  await (await aServer(empty.settings)).stop()
  db = openDatabase(empty.place)
})
afterAll(async () => {
  await db.destroy()
  await empty.gone()
})
beforeEach(async () => {
  await db.deleteFrom('health').execute()
  Object.assign(machine, { clock: right, ran: 0 })
  said = []
})

/** A running server. `run` advances its clock and its timer, and stores the elapsed time each minute. */
async function started() {
  const time = { now: clock, running: () => machine.ran, say: (line: string) => void said.push(line) }
  const { passed, keep } = await makeExpiryClock({ db, write: makeWrite(db), ...time })
  await keep()
  const run = async (ms: number) => {
    for (let left = ms; left > 0; left -= 60_000) {
      machine.clock += Math.min(left, 60_000)
      machine.ran += Math.min(left, 60_000)
      await keep()
    }
  }
  return { run, aheadBy: () => passed().getTime() - right }
}

describe('the elapsed time', () => {
  it('follows the clock, from one start to the next', async () => {
    await (await started()).run(hour)
    machine.clock += 10_000
    const { run, aheadBy } = await started()
    await run(1000)
    expect(aheadBy()).toBe(hour + 11_000)
    expect(said).toEqual([])
  })

  it.each([40, 3652])(
    'hardly moves with a clock that is temporarily %d days ahead, which is reported',
    async (days) => {
      await (await started()).run(hour)
      machine.clock += days * day
      const { run, aheadBy } = await started()
      await run(10 * 60_000)
      expect(aheadBy()).toBe(hour + 10 * 60_000 * 24)
      expect(said).toEqual([expect.stringContaining(`The clock is ${days} days ahead of the last time`)])
      machine.clock -= days * day
      expect(aheadBy()).toBe(machine.clock - right)
    },
  )

  it('is behind with a slow clock, and right again once that is corrected', async () => {
    await (await started()).run(hour)
    machine.clock -= 3652 * day
    const { run, aheadBy } = await started()
    await run(60_000)
    expect(aheadBy()).toBeLessThan(-3651 * day)
    machine.clock += 3652 * day
    await run(120_000)
    expect(aheadBy()).toBe(machine.clock - right)
  })

  it('catches up within hours after days without a server, even with a restart each half hour', async () => {
    await started()
    machine.clock += 10 * day
    for (let restarts = 0; restarts < 20; restarts += 1) await (await started()).run(hour / 2)
    expect((await started()).aheadBy()).toBeGreaterThan(9.9 * day)
    await (await started()).run(hour / 2)
    expect((await started()).aheadBy()).toBe(machine.clock - right)
  })
})
