import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { sqliteFile } from '../../server/db/databaseFilePaths.ts'
import { type How, neverHappens, type Outcome } from './neverHappens.ts'
import { type Ledger, newLedger } from './ledger.ts'
import { aShop, preloaded, type Shop, missingBuild } from './shop.ts'
import { aSmallDisk, type Disk, missingDisk } from './smallDisk.ts'
import { aBeginning, answerAll, order, rename, visits } from './visits.ts'
import { aWitness, type Witness } from './witness.ts'

const { cep, number } = addressCards.covered
/** The most writes that fit into the existing log on a full disk. */
const mostLeft = 1000
/** The refusals in a row after which no smaller write fits either. */
const inARow = 10

/** Fills the embedded file's disk while visitors order, and frees it later. The server keeps running. */
async function run({ full, weak }: How): Promise<Outcome> {
  const shop = await aShop()
  await shop.down(0, 'SIGTERM')
  const disk = await aSmallDisk(shop.place.dataDir, 32)
  cpSync(shop.place.dataDir, disk.files, { recursive: true })
  const ledger = newLedger()
  const times = full ? 20 : 2
  try {
    await shop.up(0, weak ? preloaded('deafToFull') : {}, disk.within)
    for (let filled = 0; filled < times; filled += 1) await fillUp(shop, disk, ledger)
    const dataDir = await copyOf(shop, disk)
    const found = integrityOf(dataDir)
    if (found !== 'ok') ledger.refused.push(`the file is not intact: ${String(found)}`)
    const counts = await shop.judged(ledger, { databaseUrl: null, dataDir })
    return { counts, stuck: ledger.refused, figures: `${ledger.leads.size} leads, the disk full ${times} times` }
  } finally {
    disk.end()
  }
}

/** Visitors who order meanwhile finish once there is room. */
async function fillUp({ hosts }: Shop, disk: Disk, ledger: Ledger): Promise<void> {
  const witness = aWitness(hosts[0] ?? '')
  const { browser, heard } = witness
  const placed = await aBeginning(browser, ledger)
  await answerAll(browser, placed.idLead, placed.told)
  await order(browser, placed.idLead, placed.told)
  const begun = await aBeginning(browser, ledger)
  await answerAll(browser, begun.idLead, begun.told)
  const writes = writesOf(witness, begun, ledger)
  const all = visits(hosts, ledger, 30)
  disk.fill()
  const wrong = [
    ...(await answeredElse(writes, '503, later again', (write) => refusalsOf(witness, write))),
    ...(await answeredElse(readsOf(witness, placed.idLead), '200', heard)),
  ]
  disk.makeRoom()
  if ((await heard(writes.finish)) !== '200') wrong.push('there is room again, and nothing is taken')
  ledger.refused.push(...wrong)
  await all
}

type Ask = () => Promise<unknown>
type Asked = Record<string, Ask>
type Begun = Awaited<ReturnType<typeof aBeginning>>

const readsOf = ({ browser, jar }: Witness, idLead: string): Asked => ({
  order: () => browser('readLead', { params: { idLead } }),
  coverage: () => browser('coverage', { query: { cep, number } }),
  street: () => browser('cepInformation', { params: { cep } }),
  slots: () => browser('slots', { query: { cep } }),
  banks: () => browser('banks', {}),
  plans: () => browser('planFile', { params: { file: 'plans.json' } }),
  page: () => jar('/checkout/cep'),
})

/** The name's write comes first, because it is small. */
const writesOf = ({ browser, jar }: Witness, { idLead, told }: Begun, ledger: Ledger) =>
  ({
    name: () => rename(browser, idLead, told),
    lead: () => aBeginning(browser, ledger).catch(() => (ledger.created -= 1)),
    finish: () => order(browser, idLead, told),
    call: () => browser('requestCall', { body: { telephone: '16991234567' } }),
    health: () => jar('/readyz'),
  }) satisfies Asked

async function answeredElse(asked: Asked, right: string, heard: (ask: Ask) => Promise<string>): Promise<string[]> {
  const wrong: string[] = []
  for (const [what, ask] of Object.entries(asked)) {
    const answer = await heard(ask)
    if (answer !== right) wrong.push(`on a full disk the ${what} is answered ${answer}`)
  }
  return wrong
}

/** The refusals of a write once none is accepted. */
async function refusalsOf({ heard }: Witness, write: Ask): Promise<string> {
  const answers: string[] = []
  for (let left = mostLeft; left > 0 && answers.length < inARow; left -= 1) {
    const answer = await heard(write)
    if (answer === '200') answers.length = 0
    else answers.push(answer)
  }
  return [...new Set(answers)].join(' or ')
}

/** A copy of the disk after the server is killed. */
async function copyOf({ home, down }: Shop, { files }: Disk): Promise<string> {
  await down(0, 'SIGKILL')
  const copy = join(home, 'copy')
  mkdirSync(copy)
  cpSync(files, copy, { recursive: true })
  return copy
}

/** SQLite's integrity check: `ok`, or the damage. */
function integrityOf(dataDir: string): unknown {
  const file = new DatabaseSync(sqliteFile(dataDir))
  const found = file.prepare('PRAGMA integrity_check').get()
  file.close()
  return found?.['integrity_check']
}

neverHappens('a full disk', {
  control: 'a server that takes every commit for made',
  missing: missingDisk() ?? missingBuild(),
  run,
})
