import { afterAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../server/start/readEnv.ts'
import { aServer } from '../support/aServer.ts'

const path = '/.well-known/security.txt'
const settings = { SITE_ADDRESS: 'https://ultrafibra.example', SECURITY_CONTACT: 'mailto:seguranca@ultrafibra.example' }

const server = await aServer(settings)
afterAll(() => server.stop())

describe('the security contact', () => {
  it('is published as in RFC 9116, valid for some months', async () => {
    const sent = await server.app.request(path)
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    expect(await sent.text()).toBe(
      `Contact: ${settings.SECURITY_CONTACT}
Expires: 2027-02-18T15:00:00.000Z
Preferred-Languages: pt, en
Canonical: https://ultrafibra.example${path}
`,
    )
  })

  it('is not published if none is set', async () => {
    const silent = await aServer()
    expect((await silent.app.request(path)).status).toBe(404)
    await silent.stop()
  })

  it.each(['seguranca@ultrafibra.example', 'http://ultrafibra.example/falhas', 'mailto:a@b\nExpires: never'])(
    'cannot be %j',
    (SECURITY_CONTACT) => expect(() => readEnv({ SECURITY_CONTACT })).toThrow(/SECURITY_CONTACT/),
  )
})
