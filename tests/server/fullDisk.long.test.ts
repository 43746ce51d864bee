import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aSmallDisk, missingDisk } from '../faults/smallDisk.ts'
import { freePort, launch } from '../support/aProcess.ts'
import { aLead, anAddress, answers, save } from '../support/anOrder.ts'
import { aVisitor } from '../support/aVisitor.ts'
import { soon } from '../support/soon.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const missing = missingDisk()
const overTheLine = fetch
beforeEach(() => {
  vi.stubGlobal('fetch', overTheLine)
})
const home = folderForAll()

/** A server on its own disk, to be restarted. */
async function aShopOn(megabytes: number) {
  const DATA_DIR = mkdtempSync(join(home, 'data-'))
  const disk = await aSmallDisk(DATA_DIR, megabytes)
  onTestFinished(() => void disk.end())
  const port = await freePort()
  const request = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const up = () => launch({ DATA_DIR, PORT: String(port) }, 'server/main.mjs', disk.within)
  return {
    disk,
    up,
    request,
    visitor: aVisitor({ request }),
    run: (program: string) => launch({ DATA_DIR }, program, disk.within),
  }
}

describe.skipIf(missing !== null)(`a start on a full disk${missing === null ? '' : ` (not tried, ${missing})`}`, () => {
  it.each([
    ['a kill', 'SIGKILL'],
    ['an end', 'SIGTERM'],
  ] as const)('after %s serves reads, refuses writes, and serves all once there is room', async (_, signal) => {
    const { disk, up, request, visitor, run } = await aShopOn(32)
    const first = await up()
    const id = await aLead(visitor)
    expect(await save(visitor, id, 'name', answers.name)).toMatchObject({ status: 200 })
    if (signal === 'SIGKILL') disk.fill()
    first.child.kill(signal)
    await first.ended
    if (signal === 'SIGTERM') disk.fill()

    const second = await up()
    expect(second.said()).toMatch(/^Only 0 MB are free on the disk of .*\nReady/)
    const read = () => visitor.call('readLead', { params: { idLead: id } })
    const statusOf = async (path: string) => (await request(path)).status
    expect(await read()).toMatchObject({ status: 200, body: { name: 'Ana S.' } })
    expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/api/banks')]).toEqual([
      200, 503, 200,
    ])
    expect(await statusOf('/')).toBeLessThan(500)
    const refused = await visitor.call('createLead', { body: { address: anAddress } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])

    disk.makeRoom()
    await soon(async () => expect(await statusOf('/readyz')).toBe(200))
    expect(await save(visitor, id, 'phone', answers.phone)).toMatchObject({ status: 200 })
    second.child.kill('SIGKILL')
    await second.ended
    const third = await up()
    expect(await read()).toMatchObject({
      status: 200,
      body: { name: 'Ana S.', due: expect.not.stringMatching('phone') },
    })
    expect((await (await run('scripts/operator/audit.ts')).ended)[0]).toBe(0)
    third.child.kill('SIGTERM')
    await third.ended
  })

  it('without a database names the full disk', async () => {
    const { disk, up } = await aShopOn(1)
    disk.fill()
    const { ended, said } = await up()
    expect(await ended).toEqual([1, null])
    expect(said()).toMatch(
      /^\S+ultrafibra\.sqlite cannot be read or written \(SQLite 13: .*; 0 MB are free on its disk\)\. Make room there/m,
    )
  })
})
