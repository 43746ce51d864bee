import * as z from 'zod/mini'
import { house } from '../coverage/coveragePort.ts'
import { embeddedCoverage } from '../coverage/embedded.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { misbehavingSystem } from './misbehavingSystem.ts'
import { seedOperator } from './seed.ts'

/** A coverage system behind coveragePort.ts, with the network of the sample. */
export async function coverageSystem(port?: number) {
  const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(db)
  await seedOperator(db)
  const { reach } = embeddedCoverage({ db })
  const system = await misbehavingSystem((_path, body) => {
    const { cep, number, block, lot } = z.parse(house, body)
    return reach({ cep, number: number ?? undefined, blockNumber: block ?? undefined, lotNumber: lot ?? undefined })
  }, port)
  const stop = async () => {
    await system.stop()
    await db.destroy()
  }
  return { ...system, stop }
}
