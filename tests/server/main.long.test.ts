import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort, heardOver, launch, portOf } from '../support/aProcess.ts'
import { soon } from '../support/soon.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const home = folderForAll()

const launched = (settings: Record<string, string>, program?: string) =>
  launch({ DATA_DIR: join(home, 'data'), ...settings }, program)

const asked = (port: number, path: string) =>
  heardOver(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
const unwritable = (code: string) =>
  new RegExp(`^The data folder \\S+ cannot be read or written \\(${code}: .*; \\d+ MB are free on its disk\\)\\. `)
const statusOf = async (port: number, path: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(await asked(port, path))?.[1])

/** Makes a process print which packages it loads. */
const telling = `import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => {
  console.log('package ' + url.split('/node_modules/')[1]?.split('/')[0])
  return next(url, context)
} })`

describe('the server', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('prints its address, answers, and ends cleanly on %s', async (signal) => {
    const port = await freePort()
    const { child, ended, said } = await launched({ PORT: String(port) })
    expect(said()).toContain(`Ready: http://localhost:${port}\n`)
    const answer = await new Promise<string>((resolve) => askOver(port, resolve))
    expect(answer).toBe('200 OK')
    child.kill(signal)
    expect(await ended).toEqual([0, null])
  })

  it('waits until the folder’s previous server has ended or was killed', async () => {
    const DATA_DIR = join(home, 'in turn')
    const next = async (word?: string) =>
      launch({ DATA_DIR, PORT: String(await freePort()) }, 'server/main.mjs', [], word)
    const first = await next()
    const second = await next('uses the data folder')
    expect(second.said()).not.toContain('Ready')
    first.child.kill('SIGKILL')
    await soon(() => expect(second.said()).toContain('Ready'))
    const third = await next('uses the data folder')
    second.child.kill('SIGTERM')
    await soon(() => expect(third.said()).toContain('Ready'))
    third.child.kill('SIGTERM')
    expect([await second.ended, await third.ended]).toEqual([
      [0, null],
      [0, null],
    ])
  })

  it('says in one line that another one uses the folder, while operator commands still work', async () => {
    const DATA_DIR = join(home, 'taken')
    const { child, ended } = await launched({ DATA_DIR, PORT: String(await freePort()) })
    const other = await launch({ DATA_DIR, PORT: String(await freePort()) }, 'server/main.mjs', [], 'waits for its end')
    for (const command of [
      'scripts/backup.ts',
      'scripts/operator/audit.ts',
      'scripts/operator/outbox.ts',
      'scripts/operator/doctor.ts',
    ]) {
      const { ended: done, said } = await launched({ DATA_DIR }, command)
      expect([await done, said()]).toEqual([expect.anything(), expect.not.stringMatching(/locked|data folder/)])
    }
    expect(await other.ended).toEqual([1, null])
    expect(other.said()).toMatch(/one server at a time\. End that one, and start again\.\n$/)
    child.kill('SIGTERM')
    await ended
  })

  it('refuses unreadable requests like any other', async () => {
    const port = await freePort()
    const { child, ended } = await launched({ PORT: String(port) })
    const asking = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n'
    for (const [status, sent] of [
      [400, 'GET / HTTP/9\r\n\r\n'],
      [431, `${asking}X: ${'a'.repeat(40_000)}\r\n\r\n`],
      [417, `${asking}Expect: more\r\n\r\n`],
      [400, asking.replace('Host: a', 'Host: a?b') + '\r\n'],
      [400, asking.replace('/', '/\\') + '\r\n'],
      [400, `${asking}Host: b\r\n\r\n`],
      [400, `${asking}Host: a\r\n\r\n`],
      [400, `${asking}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
      [400, `${asking}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde`],
    ] as const) {
      const heard = await heardOver(port, sent)
      expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(heard).toContain("default-src 'none'")
      expect(heard).toContain('"code":"body.malformed"')
    }
    child.kill('SIGTERM')
    await ended
  })

  it('can listen on one address of its machine', async () => {
    const port = await freePort()
    const isThere = (host: string) =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, host, () => resolve(true)).on('error', () => resolve(false))
        socket.on('connect', () => socket.destroy())
      })
    for (const [HOST, expected] of [
      ['', [true, true]],
      ['127.0.0.2', [false, true]],
    ] as const) {
      const { child, ended } = await launched({ PORT: String(port), HOST })
      expect([await isThere('127.0.0.1'), await isThere('127.0.0.2')]).toEqual(expected)
      child.kill('SIGTERM')
      await ended
    }
  })

  it('supports only the methods that it uses', async () => {
    const port = await freePort()
    const { child, ended } = await launched({ PORT: String(port) })
    for (const [method, path, status] of [
      ['TRACE', '/', 404],
      ['TRACE', '/api/banks', 405],
      ['DELETE', '/', 404],
      ['OPTIONS', '/api/banks', 405],
    ] as const) {
      const heard = await heardOver(
        port,
        `${method} ${path} HTTP/1.1\r\nHost: a\r\nMy: canary\r\nConnection: close\r\n\r\n`,
      )
      expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(heard).not.toContain('canary')
    }
    child.kill('SIGTERM')
    await ended
  })

  it('keeps compiled code for the next start, even if it is killed', async () => {
    const kept = join(home, 'compiled')
    const { child, ended } = await launched({ PORT: String(await freePort()), NODE_COMPILE_CACHE: kept })
    await soon(() => expect(readdirSync(kept, { recursive: true }).length).toBeGreaterThan(100))
    child.kill('SIGKILL')
    await ended
  })

  it('starts without the mail library, which is loaded with the first mail', async () => {
    const { child, ended, said } = await launched({
      PORT: String(await freePort()),
      SMTP_URL: 'smtp://127.0.0.1:1',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(telling)}`,
    })
    const packages = new Set(said().match(/(?<=^package ).+$/gm))
    expect([packages.has('hono'), packages.has('nodemailer')]).toEqual([true, false])
    child.kill('SIGTERM')
    await ended
  })

  it('answers a balancer’s HTTP/1.0 request without a host', async () => {
    const port = await freePort()
    const { child, ended } = await launched({ PORT: String(port) })
    expect(await heardOver(port, 'GET /readyz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
    child.kill('SIGTERM')
    await ended
  })

  it('ends soon despite constant requests, and interrupts none', async () => {
    const port = await freePort()
    const { child, ended } = await launched({ PORT: String(port) })
    const agent = new Agent({ keepAlive: true })
    const ask = () =>
      new Promise<string>((resolve) => {
        get(`http://127.0.0.1:${port}/api/banks`, { agent }, (response) =>
          response.resume().on('end', () => resolve('answered')),
        ).on('error', (error) => resolve(error.message))
      })
    let ending = false
    const askOn = async (): Promise<string> => {
      const late = ending
      const heard = await ask()
      return heard === 'answered' ? askOn() : late ? 'too late' : heard
    }
    await Promise.all(Array.from({ length: 8 }, ask))
    const last = Promise.all(Array.from({ length: 8 }, askOn))
    const began = performance.now()
    ending = true
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(new Set(await last)).toEqual(new Set(['too late']))
  })

  it('reports first that it is not ready when told to end, and still answers visitors', async () => {
    const port = await freePort()
    const { child, ended } = await launched({ PORT: String(port), DRAIN_SECONDS: '2' })
    expect(await statusOf(port, '/readyz')).toBe(200)
    child.kill('SIGTERM')
    await soon(async () => expect(await statusOf(port, '/readyz')).toBe(503))
    expect([await statusOf(port, '/healthz'), await statusOf(port, '/api/banks')]).toEqual([200, 200])
    expect(await ended).toEqual([0, null])
  })

  it('serves its figures only on their own port, and says in one line if that is in use', async () => {
    const [port, figures] = [await freePort(), await freePort()]
    const { child, ended } = await launched({ PORT: String(port), METRICS_PORT: String(figures) })
    const heard = await asked(figures, '/metrics')
    expect(heard).toMatch(/^content-type: text\/plain; version=0\.0\.4/im)
    expect(heard).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
    expect([await statusOf(figures, '/'), await statusOf(port, '/metrics')]).toEqual([404, 404])
    const DATA_DIR = join(home, 'beside')
    const other = await launched({ DATA_DIR, PORT: String(await freePort()), METRICS_PORT: String(figures) })
    expect(await other.ended).toEqual([1, null])
    expect(other.said()).toContain(`Port ${figures} is in use.`)
    child.kill('SIGTERM')
    await ended
  })

  it('prints the address that a person opens behind another program', async () => {
    const { child, ended, said } = await launched({
      PORT: String(await freePort()),
      SITE_ADDRESS: 'http://localhost:3000',
    })
    expect(said()).toContain('Ready: http://localhost:3000\n')
    child.kill('SIGTERM')
    await ended
  })

  it('says in one line if its port is in use', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { ended, said } = await launched({ PORT: String(portOf(other)) })
    expect(await ended).toEqual([1, null])
    expect(said()).toMatch(/Port \d+ is in use\. Choose another, such as PORT=3001\.\n$/)
    other.close()
  })

  it.each([
    [{ DATA_DIR: join(home, 'a-file', 'data') }, unwritable('EEXIST')],
    [{ DATA_DIR: join(home, 'a-file') }, unwritable('EEXIST')],
    [{ DATA_DIR: '/proc/nope' }, unwritable('ENOENT')],
    [{ PORT: 'http' }, /^The setting PORT is not valid/],
    [{ HOST: 'ultrafibra.example' }, /^The setting HOST is not valid/],
    [{ HOST: '192.0.2.1', DATA_DIR: ':memory:' }, /^This machine does not have the address of HOST/],
    [
      { API_ORIGINS: 'https://api.example.com, api.example.com' },
      /^The setting API_ORIGINS is not valid: give origins.* such as https:\/\/api\.example\.com\.$/m,
    ],
    [{ API_ORIGINS: 'https://*.example.com' }, /^The setting API_ORIGINS is not valid/],
    [{ API_ORIGINS: 'https://api.example.com/v1;script-src' }, /^The setting API_ORIGINS is not valid/],
    [{ TRUSTED_PROXIES: '10.0.0.300' }, /^The setting TRUSTED_PROXIES is not valid/],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /^The setting TRUSTED_PROXIES is not valid/],
    [{ NODE_ENV: 'production', DATA_DIR: join(home, 'production') }, /^Production needs a MASTER_KEY/],
    [
      { NODE_ENV: 'production', DATA_DIR: ':memory:', MASTER_KEY: Buffer.alloc(32).toString('base64') },
      /^Production needs an operator/,
    ],
    [{ WEBHOOK_URL: 'https://hear.example/events' }, /^WEBHOOK_URL needs a WEBHOOK_SECRET/],
    [
      { WEBHOOK_URL: 'https://hear.example/events', WEBHOOK_SECRET: 'whsec_c2hvcnQ=' },
      /^The setting WEBHOOK_SECRET is not valid/,
    ],
    [{ WEBHOOK_URL: 'https://me:word@hear.example/' }, /^The setting WEBHOOK_URL is not valid/],
    [{ WEBHOOK_URL: 'http://hear.example/', NODE_ENV: 'production' }, /^In production a WEBHOOK_URL begins/],
    [{ MASTER_KEY_FILE: home }, /^The master key file .* cannot be read/],
    [{ DATA_DIR: join(home, 'damaged') }, /^The database file .* is damaged \(SQLite 26\)\. Leave it there/],
    [{ DATABASE_URL: 'nonsense' }, /^The setting DATABASE_URL is not valid/],
    [{ DATABASE_URL: 'postgres://host:port/none' }, /^The setting DATABASE_URL is not valid/],
    [{ DATABASE_URL: 'postgres://nohost.invalid/none' }, /^The database at DATABASE_URL does not answer/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^The database at DATABASE_URL does not answer/],
  ])('says in one line what is wrong with %o', async (settings, line) => {
    writeFileSync(join(home, 'a-file'), '')
    mkdirSync(join(home, 'damaged'), { recursive: true })
    writeFileSync(join(home, 'damaged', 'ultrafibra.sqlite'), 'not a database, whatever its name says'.repeat(100))
    const { ended, said } = await launched(settings)
    expect(await ended).toEqual([1, null])
    expect(said()).toMatch(line)
    expect(said().trim().split('\n')).toHaveLength(1)
    expect(existsSync(join(home, 'production'))).toBe(false)
  })
})

describe('npm start', () => {
  it.each(['/proc/nope', join(home, 'a-file'), join(home, 'a-file', 'data')])(
    'says in one line if %s cannot hold data',
    async (DATA_DIR) => {
      writeFileSync(join(home, 'a-file'), '')
      const { ended, said } = await launched({ DATA_DIR, PORT: String(await freePort()) }, 'scripts/run/start.mjs')
      expect(await ended).toEqual([1, null])
      expect(said()).toMatch(
        /^✗ The data folder .* cannot be written .* choose another, for example: DATA_DIR=~\/ultrafibra npm start\n$/,
      )
    },
  )

  it('advises no other folder if a key is next to this one', async () => {
    const DATA_DIR = join(home, 'a-file-with-a-key')
    for (const end of ['', '.key']) writeFileSync(`${DATA_DIR}${end}`, '')
    const { ended, said } = await launched({ DATA_DIR, PORT: String(await freePort()) }, 'scripts/run/start.mjs')
    expect(await ended).toEqual([1, null])
    expect(said()).toMatch(/^✗ The data folder .* cannot be written \(.* is a file\)\. Allow it\n$/)
  })
})

function askOver(port: number, resolve: (answer: string) => void): void {
  get(`http://127.0.0.1:${port}/healthz`, { agent: false }, (response) => {
    response.resume()
    resolve(`${response.statusCode} ${response.statusMessage}`)
  })
}
