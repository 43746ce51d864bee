import { randomBytes } from 'node:crypto'
import { chownSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { examine } from '../../server/doctor/doctor.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { freePort, portOf } from '../support/aProcess.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

const overTheLine = fetch
const now = new Date()

async function examined(settings: Record<string, string>) {
  const env = readEnv({ DATA_DIR: join(tmpdir(), 'ultrafibra-none', 'data'), ...settings })
  return (await examine(env, 'no-site', now)).map(({ level, text }) => `${level} ${text}`)
}

const withReceiverAt = (port: number) =>
  examined({
    WEBHOOK_URL: `http://127.0.0.1:${port}/events`,
    WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  })

describe('the doctor, around a server', () => {
  it('checks that the receiver of events answers, and sends it nothing', async () => {
    vi.stubGlobal('fetch', overTheLine)
    const heard: (string | undefined)[] = []
    const receiver = createServer((request, response) => {
      heard.push(request.method)
      response.writeHead(405).end()
    }).listen(0)
    await once(receiver, 'listening')
    expect(await withReceiverAt(portOf(receiver))).toContain('well The receiver of events answers.')
    expect(heard).toEqual(['HEAD'])
    receiver.close()
    receiver.closeAllConnections()
    expect(await withReceiverAt(await freePort())).toContain('look The receiver at WEBHOOK_URL does not answer.')
  })

  it.each(['risk', 'coverage'])('checks that the %s system answers, and sends it no personal data', async (name) => {
    const setting = `${name.toUpperCase()}_URL`
    const heard: (string | undefined)[] = []
    const system = createServer((request, response) => {
      heard.push(request.method)
      response.writeHead(405).end()
    }).listen(0)
    await once(system, 'listening')
    const url = `http://127.0.0.1:${portOf(system)}`
    expect(await examined({ [setting]: url })).toContain(`well The ${name} system answers.`)
    expect(heard).toEqual(['HEAD'])
    system.close()
    system.closeAllConnections()
    expect(await examined({ [setting]: url })).toContain(`look The system at ${setting} does not answer.`)
    const certificate = { [`${name.toUpperCase()}_CERT_FILE`]: 'none', [`${name.toUpperCase()}_KEY_FILE`]: 'none' }
    expect((await examined({ [setting]: url, ...certificate })).join()).toContain('certificate for 127.0.0.1')
  })

  it('reports the age of the newest backup, and whether it was rehearsed', async () => {
    const BACKUP_DIR = folderForTest()
    const said = async () =>
      (await examined({ NODE_ENV: 'production', BACKUP_DIR })).filter((each) => each.includes('backup'))
    const make = (hours: number, ending = '') => {
      const stamp = new Date(now.getTime() - hours * 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
      writeFileSync(join(BACKUP_DIR, `ultrafibra-${stamp}.dump${ending}`), '')
    }
    make(31)
    make(31, '.rehearsed')
    const newest = `The newest backup in ${BACKUP_DIR} is`
    expect(await said()).toEqual([`look ${newest} 31 hours old, and was restored on trial.`])
    make(2)
    expect(await said()).toEqual([`look ${newest} 2 hours old, and was not restored on trial: npm run rehearse.`])
    make(2, '.rehearsed')
    expect(await said()).toEqual([`well ${newest} 2 hours old, and was restored on trial.`])
  })

  it.skipIf(process.getuid?.() !== 0)(
    'finds files of another user in the data folder, and that another user runs it',
    async () => {
      const DATA_DIR = folderForTest()
      const file = join(DATA_DIR, 'ultrafibra.sqlite')
      writeFileSync(file, '')
      const said = async () => (await examined({ DATA_DIR })).filter((each) => / user/.test(each))
      expect(await said()).toEqual([])
      chownSync(DATA_DIR, 65_534, 65_534)
      expect(await said()).toEqual([
        `look ${DATA_DIR} belongs to user 65534. Say this as that user, to see what the server sees.`,
        `fault ${file}: of another user than ${DATA_DIR}. Do: chown -R 65534 ${DATA_DIR}`,
      ])
      chownSync(file, 65_534, 65_534)
      expect(await said()).toHaveLength(1)
    },
  )
})
