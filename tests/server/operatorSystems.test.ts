import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { makeLog } from '../../server/monitoring/log.ts'
import { operatorSystems } from '../../server/outside/operatorSystems.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { aServer } from '../support/aServer.ts'

const names = ['risk', 'coverage', 'visits', 'customers', 'webchat'] as const

describe.each(names)('a %s system of the operator', (name) => {
  const setting = name.toUpperCase()

  it('is called over TLS, or on this machine', () => {
    expect(readEnv({})[name]).toBeNull()
    expect(readEnv({ [`${setting}_URL`]: 'http://127.0.0.1:8080/v1' })[name]).toMatchObject({ token: null, tls: null })
    expect(() => readEnv({ [`${setting}_URL`]: 'http://system.example' })).toThrow(`A ${setting}_URL that is not`)
    const half = { [`${setting}_URL`]: 'https://system.example', [`${setting}_CERT_FILE`]: 'a' }
    expect(() => readEnv(half)).toThrow('belong together')
    const whole = readEnv({ ...half, [`${setting}_KEY_FILE`]: 'b' })
    expect(() => operatorSystems(whole, makeLog('silent'))).toThrow('cannot be read')
  })

  it('is described by its own OpenAPI document', async () => {
    const server = await aServer()
    const response = await server.app.request(`/api/ports/${name}.json`)
    expect(await new Validator().validate(await response.json())).toEqual({ valid: true })
    await server.stop()
  })
})
