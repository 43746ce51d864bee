import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aServer } from '../support/aServer.ts'

const hour = 3_600_000
const number = (n: number) => `16${991_000_000 + n}`

describe('a request for a call', () => {
  let server: Awaited<ReturnType<typeof aServer>>
  beforeEach(async () => {
    server = await aServer({ CUSTOMER_LOOKUPS_PER_HOUR: '30', TRUSTED_PROXIES: '127.0.0.1' })
  })
  afterEach(() => server.stop())

  const ask = async (telephone: string, ip: string) => {
    const headers = { 'X-Forwarded-For': ip }
    return (await server.visitor().call('requestCall', { body: { telephone }, headers })).status
  }

  it('is accepted twice an hour and four times a day for one number, from any network', async () => {
    const statuses = []
    for (let hours = 0; hours < 4; hours += 1) {
      for (let n = 0; n < 3; n += 1) statuses.push(await ask(number(0), `200.${hours}.${n}.1`))
      server.pass(hour)
    }
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429, 429, 429, 429, 429, 429, 429])
    expect(await ask(number(1), '200.0.0.1')).toBe(200)
    server.pass(24 * hour)
    expect(await ask(number(0), '200.0.0.1')).toBe(200)
  })

  it.each([
    ['one address', 120, () => '200.10.20.30'],
    ['the addresses of one /24', 480, (n: number) => `200.10.20.${n % 250}`],
    ['the addresses of one /48', 480, (n: number) => `2001:db8:7:${n.toString(16)}::1`],
  ])('is limited per hour from %s, for any numbers, without affecting others', async (_, most, ipOf) => {
    const statuses = await Promise.all(Array.from({ length: most + 20 }, (_each, n) => ask(number(n), ipOf(n))))
    expect(statuses.filter((status) => status === 200)).toHaveLength(most)
    expect(await ask(number(9999), '189.1.2.3')).toBe(200)
  })
})
