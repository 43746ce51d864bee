import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressCards as at } from '../../server/sample/sampleCards.ts'
import { anAddress, aPlanId } from '../support/anOrder.ts'
import { bothDatabases, shopOn } from '../support/databases.ts'
import { anOperatorFolder } from '../support/operatorFolder.ts'

const rows = 1_000_000
const perStreet = 20
/** In seconds, on a machine whose bare inserts take a twentieth of that. */
const promised = 60
const timesBare = 20
const street = (n: number) => `${14000000 + n},grande,Rua ${n} da Serra,Bairro Alto,false,grande\n`
const folder = anOperatorFolder({
  'crews.csv': 'region,weekday,period,visits\ngrande,1,manha,20\n',
  'cities.csv': 'id,name,state,infraco\ngrande,Cidade Grande,SP,rede\n',
  'cabinets.csv': `id,city,technology\n${Array.from({ length: 1000 }, (_, n) => `G-${n},grande,GPON\n`).join('')}`,
})
beforeAll(async () => {
  const streets = Array.from({ length: rows / perStreet }, (_, n) => street(n))
  folder.write('streets.csv', `cep,city,street,neighborhood,block_allotment,region\n${streets.join('')}`)
  const file = createWriteStream(join(folder.path, 'splitters.csv'))
  file.write('id,cabinet,cep,from_number,to_number,homes,ports,ports_used\n')
  for (let n = 0; n < rows; n += 1) if (!file.write(splitter(n))) await once(file, 'drain')
  await once(file.end(), 'close')
})
afterAll(() => folder.gone())

function splitter(n: number): string {
  const from = (n % perStreet) * 100 + 1
  return `G-${n % 1000}-${n},G-${n % 1000},${14000000 + Math.floor(n / perStreet)},${from},${from + 99},15,16,${n % 17}\n`
}

async function run(settings: Record<string, string>) {
  const begun = performance.now()
  const child = spawn(process.execPath, ['scripts/operator/operator.ts', 'import', folder.path], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.resume()
  const [code] = await once(child, 'exit')
  return { code, seconds: (performance.now() - begun) / 1000 }
}

describe.each(bothDatabases)('a million rows of coverage on $database', (kind) => {
  const shop = shopOn(kind)

  it.skipIf(kind.missing !== null).each(['the first time', 'again'])(
    'are brought in within a minute while visitors look and order, %s',
    async () => {
      const { server, empty } = shop()
      const visitor = server.visitor()
      const looked: number[] = []
      const wrote: number[] = []
      const statuses = new Set<number>()
      const over = new AbortController()
      const timed = async (times: number[], call: () => Promise<{ status: number }>) => {
        const begun = performance.now()
        statuses.add((await call()).status)
        times.push(performance.now() - begun)
      }
      const visits = async () => {
        while (!over.signal.aborted) {
          await timed(looked, () => visitor.call('coverage', { query: { cep: at.covered.cep, number: '35' } }))
          await timed(wrote, () => visitor.call('createLead', { body: { address: anAddress, idPlan: aPlanId } }))
          await setTimeout(20)
        }
      }
      const bare = insertedAlone()
      const [{ code, seconds }] = await Promise.all([run(empty.settings).finally(() => over.abort()), visits()])
      process.stdout.write(
        `${kind.database}: ${seconds.toFixed(1)} s, the rows alone ${bare.toFixed(1)} s, ${looked.length} visits answered ${[...statuses].join()}, the slowest look ${longest(looked)} ms, the slowest write ${longest(wrote)} ms\n`,
      )
      expect([code, seconds < Math.max(promised, timesBare * bare), looked.length > 50]).toEqual([0, true, true])
      expect([...statuses].filter((status) => status >= 500)).toEqual([])
      const query = { cep: '14000700', number: '250' }
      expect((await visitor.call('coverage', { query })).body).toMatchObject({ infra: { infraco: 'rede' } })
    },
    300_000,
  )
})

/** The seconds that this machine takes now for as many durable rows and nothing else. */
function insertedAlone(): number {
  const begun = performance.now()
  const database = new DatabaseSync(join(folder.path, 'bare.sqlite'))
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table bare (id text primary key, cep text)',
  )
  const insert = database.prepare('insert into bare values (?, ?)')
  for (let n = 0; n < rows; n += perCommit) {
    database.exec('begin')
    for (let each = n; each < n + perCommit; each += 1) insert.run(`G-${each}`, String(14000000 + each))
    database.exec('commit')
  }
  database.close()
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder.path, `bare.sqlite${end}`), { force: true })
  return (performance.now() - begun) / 1000
}
const perCommit = 1000

const longest = (times: readonly number[]) => Math.round(Math.max(...times))
