import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls, type CallName } from '../../src/api/contract/calls.ts'
import { problem } from '../../src/api/contract/errors/problem.ts'
import { addressCards as at } from '../../server/sample/sampleCards.ts'
import { aServer } from '../support/aServer.ts'

const server = await aServer()
afterAll(() => server.stop())

const get = async (path: string) => {
  const answer = await server.app.request(`/api${path}`)
  return { status: answer.status, headers: answer.headers, body: z.parse(z.unknown(), await answer.json()) }
}

const asked: [CallName, string][] = [
  ['cepInformation', `/cep/information/${at.covered.cep}`],
  ['coverage', `/cep/coverage?cep=${at.covered.cep}&number=35`],
  ['coverage', `/cep/coverage?cep=${at.lot.cep}&block=true&blockNumber=12&lotNumber=7`],
  ['addressInfo', `/tim-api/address-info?cep=${at.giga.cep}&number=502`],
  ['complementTypes', '/tim-api/address-info/complementTypes?infraco=rede-propria'],
  ['planFile', '/json/plans.json'],
  ['planFile', '/json/globoplay-timcontrole.json'],
  ['regulations', '/plans/regulationsAndSummaries/getAll'],
  ['regulations', '/plans/regulationsAndSummaries/getAll?collaborator=true'],
  ['banks', '/banks'],
  ['slots', `/schedule/slots?cep=${at.covered.cep}`],
]

describe('a public call', () => {
  it.each(asked)('%s answers as the contract says: %s', async (name, path) => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(calls[name].reply.safeParse(body)).toMatchObject({ success: true, data: body })
  })

  it.each([
    ['a CEP that does not exist', `/cep/information/${at.unknown.cep}`, 404, 'cep.unknown'],
    ['a look-up that is down', `/cep/information/${at.down.cep}`, 503, 'cep.down'],
    [
      'a building in a CEP that does not exist',
      `/tim-api/address-info?cep=${at.unknown.cep}&number=1`,
      404,
      'cep.unknown',
    ],
    ['a campaign that does not exist', '/json/nada.json', 404, 'route.unknown'],
    ['a CEP with seven digits', '/cep/information/1401010', 422, 'invalid'],
    ['coverage with a question nobody knows', `/cep/coverage?cep=${at.covered.cep}&price=1`, 422, 'invalid'],
  ])('%s is refused with a problem', async (_, path, status, code) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(z.parse(problem, answer.body)).toMatchObject({ code })
  })

  it('has a reply that says when to retry, if the look-up fails', async () => {
    const { headers } = await get(`/cep/information/${at.down.cep}`)
    expect(headers.get('Retry-After')).toBe('30')
  })
})
