import * as z from 'zod/mini'
import { building, house } from '../coverage/operatorCoverageSchemas.ts'
import { coverageFromDatabase } from '../coverage/coverageFromDatabase.ts'
import { sampleSystemServer } from './sampleSystemServer.ts'
import { sampleDatabase } from './sampleDatabase.ts'

/** A coverage system behind operatorCoverageSchemas.ts, with the network of the sample. */
export async function coverageSystem(port?: number) {
  const db = await sampleDatabase()
  const known = coverageFromDatabase({ db })
  const system = await sampleSystemServer(async (path, body) => {
    if (path === '/complements') {
      const { cep, number } = z.parse(building, body)
      return { complements: await known.complements(cep, number) }
    }
    const { cep, number, block, lot } = z.parse(house, body)
    const [blockNumber, lotNumber] = [block ?? undefined, lot ?? undefined]
    return known.reach({ cep, number: number ?? undefined, blockNumber, lotNumber })
  }, port)
  const stop = async () => {
    await system.stop()
    await db.destroy()
  }
  return { ...system, stop }
}
