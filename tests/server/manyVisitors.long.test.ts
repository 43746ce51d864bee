import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { preloaded } from '../../scripts/trust/shop.ts'
import { freePort, launch } from '../support/aProcess.ts'
import { anAddress } from '../support/anOrder.ts'
import { soon } from '../support/soon.ts'

const visits = 40_000
/** Visits a second, and visits under way at once. */
const pace = { second: 250, atOnce: 32 }

it(
  'forty thousand visitors, each from another network, leave the heap where it was',
  { timeout: 400_000 },
  async () => {
    const home = mkdtempSync(join(tmpdir(), 'ultrafibra-many-'))
    const port = await freePort()
    const settings = {
      PORT: String(port),
      DATA_DIR: join(home, 'data'),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
    }
    const { child, ended, said } = await launch({ ...settings, ...preloaded('liveHeap') })
    onTestFinished(async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true })
    })
    const agent = new Agent({ keepAlive: true, maxSockets: pace.atOnce })
    const began = performance.now()
    let begun = 0
    const visitOn = async (): Promise<void> => {
      const nth = (begun += 1)
      if (nth > visits) return
      const early = (nth / pace.second) * 1000 - (performance.now() - began)
      if (early > 0) await setTimeout(early)
      expect(await beginOrder(port, agent, `${10 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}.7`)).toBe(200)
      return visitOn()
    }
    await Promise.all(Array.from({ length: pace.atOnce }, visitOn))
    agent.destroy()
    await setTimeout(2000)
    child.kill('SIGUSR2')
    await soon(() => expect(said()).toContain('live heap'))
    expect(Number(/live heap (\d+)/.exec(said())?.[1])).toBeLessThan(60)
  },
)

function beginOrder(port: number, agent: Agent, ip: string): Promise<number> {
  const body = JSON.stringify({ address: anAddress })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, 'x-forwarded-for': ip }
  return new Promise((resolve, reject) => {
    const asking = request({ port, agent, method: 'POST', path: '/api/lead-v2', headers }, (reply) =>
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0)),
    )
    asking.on('error', reject).end(body)
  })
}
