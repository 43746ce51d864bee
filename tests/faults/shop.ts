import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import { freePort, launch } from '../support/aProcess.ts'
import { aPostgres, type Postgres } from '../support/aPostgres.ts'
import { isBuilt } from '../../scripts/run/sources.mjs'
import type { Counts } from './neverHappens.ts'
import { judge } from './judge.ts'
import type { Ledger } from './ledger.ts'

type Settings = Record<string, string>
/** The product in its own processes, with its own database. */
export type Shop = Awaited<ReturnType<typeof aShop>>

const limits = {
  REQUESTS_PER_MINUTE: '1000000',
  REQUESTS_AT_ONCE: '1000',
  WRITES_PER_MINUTE: '1000000',
  LOOKUPS_PER_MINUTE: '1000000',
}

/** The settings of a server that allows every call, often. */
export const forEveryWrite = { SITE_ADDRESS: 'https://ultrafibra.example', CUSTOMER_LOOKUPS_PER_HOUR: '1000000' }

/** Why the pages are missing, or null. */
export const missingBuild = () => (isBuilt() ? null : "the product is not built as it stands ('npm run build')")

/** The setting that loads files into a server before its own code. */
export const preloaded = (...names: string[]) => ({
  NODE_OPTIONS: names.map((name) => `--import=${new URL(`preloads/${name}.ts`, import.meta.url).href}`).join(' '),
})

/** `servers` has the additional settings of each process. */
export async function aShop({
  onPostgres = false,
  durable = false,
  servers = [{}],
}: { onPostgres?: boolean; durable?: boolean; servers?: Settings[] } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'ultrafibra-trust-'))
  const postgres: Postgres | null = onPostgres ? await aPostgres({ durable }) : null
  const own = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: join(home, 'data') }
  const settings: Settings = { MASTER_KEY: randomBytes(32).toString('base64'), LOG_LEVEL: 'info', ...limits, ...own }
  const place = { databaseUrl: postgres?.url ?? null, dataDir: join(home, 'data') }
  const ports = await Promise.all(servers.map(freePort))
  const running: Awaited<ReturnType<typeof launch>>[] = []
  let printed = ''
  const killAll = () => running.forEach(({ child }) => child.kill('SIGKILL'))
  process.once('exit', killAll)

  /** `within` is a command that runs another. */
  async function up(nth: number, more: Settings = {}, within: readonly string[] = []) {
    const all = { ...settings, PORT: String(ports[nth]), ...servers[nth], ...more }
    const server = await launch(all, 'server/main.mjs', within)
    running[nth] = server
    return server
  }

  async function down(nth: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = running[nth]
    server?.child.kill(signal)
    await server?.ended
    printed += server?.said() ?? ''
  }

  /** Gives the region more visits than all orders need. */
  async function hireCrews(): Promise<void> {
    const db = openDatabase(place)
    await db.updateTable('crew_rows').set({ visits: 2000 }).execute()
    await db.destroy()
  }

  /** Ends all processes, judges and cleans up. `kept` is the place of the data, if it moved. */
  async function judged(ledger: Ledger, kept = place): Promise<Counts> {
    for (const nth of running.keys()) await down(nth, 'SIGKILL')
    const counts = await judge(kept, settings, ledger, printed)
    await close()
    return counts
  }

  async function close(): Promise<void> {
    for (const nth of running.keys()) await down(nth, 'SIGTERM')
    process.off('exit', killAll)
    await postgres?.stop()
    rmSync(home, { recursive: true })
  }

  await up(0, { NODE_OPTIONS: '' })
  await hireCrews()
  if (servers[0]?.['NODE_OPTIONS'] !== undefined) await down(0, 'SIGTERM').then(() => up(0))
  for (const nth of servers.keys()) if (nth > 0) await up(nth)
  const hosts = ports.map((port) => `http://127.0.0.1:${port}`)
  const pids = () => running.map(({ child }) => child.pid)
  return { hosts, home, place, postgres, pids, up, down, judged, close }
}
