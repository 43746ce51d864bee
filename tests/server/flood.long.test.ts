import { existsSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { preloaded } from '../faults/shop.ts'
import { freePort, heardOver, launch } from '../support/aProcess.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const home = folderForAll()

const path = '/api/plans/regulationsAndSummaries/getAll'
const asking = `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nUser-Agent: ${'x'.repeat(200)}\r\n\r\n`

/** In its own process, which ends with the test. */
async function aServerAt(port: number, folder: string, settings: Record<string, string> = {}) {
  const { child, ended } = await launch({
    PORT: String(port),
    DATA_DIR: join(home, folder),
    REQUESTS_PER_MINUTE: '1000000',
    ...settings,
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return child
}

describe.skipIf(!existsSync('/proc/self/status'))(
  'a server that is sent 1,000 requests at once on each of ten connections',
  () => {
    it('uses little memory, and answers others meanwhile', async () => {
      const port = await freePort()
      const child = await aServerAt(port, 'data')
      await spentOn(port)
      const atRest = memoryOf(child.pid)
      let most = atRest
      const looking = setInterval(() => {
        most = Math.max(most, memoryOf(child.pid))
      }, 10)
      const heard = Promise.all(Array.from({ length: 10 }, () => sentAtOnce(port, 1000)))
      const spent = await spentUntil(heard, port)
      clearInterval(looking)
      expect((await heard).every((answers) => answers > 0)).toBe(true)
      expect(most - atRest).toBeLessThan(100)
      expect(spent.toSorted((a, b) => a - b)[Math.floor(spent.length / 2)]).toBeLessThan(1000)
    })
  },
)

describe('five hundred slow connections of one address', () => {
  it('delay nobody else', async () => {
    const port = await freePort()
    await aServerAt(port, 'slow')
    await spentOn(port)
    await openSlowSockets(port)
    const spent: number[] = []
    for (let nth = 0; nth < 100; nth += 1) spent.push(await spentOn(port))
    expect(spent.toSorted((a, b) => a - b)[98]).toBeLessThan(1000)
  })

  it('would delay others if a request got its turn before its body', async () => {
    const port = await freePort()
    await aServerAt(port, 'early', preloaded('earlyTurn'))
    await spentOn(port)
    await openSlowSockets(port)
    const until = performance.now() + 20_000
    const isKeptOut = async (): Promise<boolean> => {
      const isOut = await Promise.race([refused(spentOn(port)), setTimeout(1000, true)])
      return isOut || performance.now() > until ? isOut : isKeptOut()
    }
    expect(await isKeptOut()).toBe(true)
  })
})

describe('requests sent ahead on one connection', () => {
  it('are answered in order, each in full', async () => {
    const port = await freePort()
    await aServerAt(port, 'ahead')
    const paths = Array.from(
      { length: 12 },
      (_, n) => [`/api/cep/information/${n}`, '/healthz', '/api/nowhere'][n % 3] ?? '',
    )
    const form = 'cep=14010100'
    const last = `POST /chat HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`
    const heard = await heardOver(
      port,
      `${paths.map((each) => `GET ${each} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')}${last}`,
    )
    const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
    expect(statuses).toEqual([
      ...paths.map((each) => (each === '/healthz' ? 200 : each === '/api/nowhere' ? 404 : 422)),
      303,
    ])
    expect(heard.split('"code":"route.unknown"')).toHaveLength(5)
  })
})

async function openSlowSockets(port: number): Promise<void> {
  const sockets = Array.from({ length: 500 }, (_, n) => aSlowSocket(port, n))
  const dripping = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 500)
  onTestFinished(() => {
    clearInterval(dripping)
    for (const socket of sockets) socket.destroy()
  })
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
}

/** A socket that stops within its headers or body, or does not read its replies. */
function aSlowSocket(port: number, nth: number) {
  const begun = [
    'GET /chat HTTP/1.1\r\nHost: a\r\nX: ',
    'POST /api/lead-v2 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n"',
    asking.repeat(20),
  ]
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.pause()
  socket.write(begun[nth % begun.length] ?? '')
  return socket
}

function memoryOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** The number of answered requests of those sent at once, until the connection ends. */
async function sentAtOnce(port: number, count: number): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  let answers = 0
  socket.on('data', (chunk) => {
    answers += chunk.toString('latin1').split('HTTP/1.1 200').length - 1
    if (answers >= count) socket.end()
  })
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(asking.repeat(count))
  await closed
  return answers
}

async function spentUntil(over: Promise<unknown>, port: number): Promise<number[]> {
  let going = true
  void over.finally(() => {
    going = false
  })
  const spent: number[] = []
  const goOn = async (): Promise<number[]> => {
    spent.push(await spentOn(port))
    return going ? goOn() : spent
  }
  return goOn()
}

const refused = (answer: Promise<number>) =>
  answer.then(
    () => false,
    () => true,
  )

/** The duration of a reply on its own connection. Unlike a probe, it waits for its turn. */
function spentOn(port: number): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/robots.txt', agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Answered ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - began))
    }).on('error', reject)
  })
}
