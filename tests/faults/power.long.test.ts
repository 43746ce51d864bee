import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type How, neverHappens, type Outcome } from './neverHappens.ts'
import { newLedger } from './ledger.ts'
import { aShop, preloaded } from './shop.ts'
import { visits } from './visits.ts'

const source = fileURLToPath(new URL('power/keepsSynced.c', import.meta.url))
const missing =
  process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0 ? null : 'no C compiler, or not Linux'

/** Cuts the power at random moments, so that only synced data remains. */
async function run({ full, weak }: How): Promise<Outcome> {
  const shop = await aShop()
  const { dataDir } = shop.place
  const [shim, synced] = [join(shop.home, 'keepsSynced.so'), join(shop.home, 'synced')]
  spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', shim, source, '-ldl'])
  const settings = {
    LD_PRELOAD: shim,
    DISK_FROM: dataDir,
    DISK_TO: synced,
    ...(weak && preloaded('normal')),
  }
  await shop.down(0, 'SIGTERM')
  copy(dataDir, synced)
  const ledger = newLedger()
  const over = { is: false }
  await shop.up(0, settings)
  const all = visits(shop.hosts, ledger, full ? 4000 : 60).finally(() => (over.is = true))
  let cuts = 0
  while (!over.is && cuts < (full ? 25 : 3)) {
    await setTimeout(300 + Math.random() * (full ? 1500 : 300))
    await shop.down(0, 'SIGKILL')
    copy(synced, dataDir)
    await shop.up(0, settings)
    cuts += 1
  }
  await all
  await shop.down(0, 'SIGKILL')
  const counts = await shop.judged(ledger, { databaseUrl: null, dataDir: synced })
  return { counts, stuck: ledger.refused, figures: `${ledger.leads.size} leads, ${cuts} power cuts` }
}

/** Omits the log's index, which is in memory and rebuilt. */
function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (!name.endsWith('-shm')) cpSync(join(from, name), join(to, name))
}

neverHappens('power loss, embedded file', {
  control: 'a file that does not wait for the disk (synchronous=NORMAL)',
  missing,
  alone: 'control',
  run,
})
