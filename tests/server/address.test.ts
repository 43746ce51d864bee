import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { addressInfo } from '../../src/api/contract/address.ts'
import { cepInformation } from '../../src/api/contract/cepInformation.ts'
import { knownAddress } from '../../server/address/addressByCepAndNumber.ts'
import { placeOf, streetLookup } from '../../server/address/cepLookup.ts'
import { typesOf } from '../../server/address/complementTypes.ts'
import { coverageFromDatabase } from '../../server/coverage/coverageFromDatabase.ts'
import { addressCards as at } from '../../server/sample/sampleCards.ts'
import { anOperatorDb } from '../support/operatorDb.ts'

const db = await anOperatorDb()
const known = (cep: string, number: string) =>
  knownAddress({ cep, number }, { db, coverage: coverageFromDatabase({ db }) })
const lookUp = (cep: string) =>
  placeOf(
    cep,
    streetLookup(db, (each) => each === at.down.cep),
  )

describe('looking a CEP up', () => {
  it('finds street, neighbourhood and city', async () => {
    const place = await lookUp(at.covered.cep)
    expect(place).toEqual({
      UF: 'SP',
      city: 'Ribeirão Preto',
      address: 'Rua das Palmeiras',
      neighborhood: 'Centro',
      is_block_allotment: false,
    })
    expect(z.parse(cepInformation, place)).toEqual(place)
  })

  it('leaves street and neighbourhood to the visitor if a city has one CEP', async () => {
    expect(await lookUp(at.onlyCep.cep)).toMatchObject({ UF: 'GO', city: 'Pirenópolis', address: '', neighborhood: '' })
  })

  it('says that addresses there have block and lot', async () => {
    expect(await lookUp(at.lot.cep)).toMatchObject({ is_block_allotment: true })
  })

  it('refuses one that does not exist', async () => {
    await expect(lookUp(at.unknown.cep)).rejects.toMatchObject({
      status: 404,
      problem: { code: 'cep.unknown', error: refusals['cep.unknown'] },
    })
  })

  it('distinguishes a failed look-up from one without a result', async () => {
    await expect(lookUp(at.down.cep)).rejects.toMatchObject({ status: 503, problem: { code: 'cep.down' } })
  })

  it('does not report its own fault as a failed look-up', async () => {
    const broken = { find: () => Promise.reject(new TypeError('broken')) }
    await expect(placeOf(at.covered.cep, broken)).rejects.toThrow(TypeError)
  })
})

describe('a look-up that never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('times out after some seconds', async () => {
    const failure = placeOf(at.covered.cep, { find: () => new Promise(() => undefined) }).catch(
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(2500)
    expect(await failure).toMatchObject({ status: 503, problem: { code: 'cep.down' } })
  })
})

describe('a building', () => {
  it('has its known complements', async () => {
    const there = await known(at.giga.cep, at.giga.number)
    expect(there).toMatchObject({
      address: 'Rua Barata Ribeiro',
      city: 'Rio de Janeiro',
      UF: 'RJ',
      infraco: 'rede-propria',
    })
    expect(there.complements).toContain('Apto 301')
    expect(z.parse(addressInfo, there)).toEqual(there)
  })

  it('has no complements if it is unknown', async () => {
    expect((await known(at.covered.cep, 's/n')).complements).toEqual([])
  })

  it('is refused in a CEP that does not exist', async () => {
    await expect(known(at.unknown.cep, '1')).rejects.toMatchObject({ status: 404 })
  })
})

it('complements follow the network owner’s list, or a short list elsewhere', () => {
  expect(typesOf('rede-propria').map(({ label }) => label)).toContain('Torre')
  expect(typesOf('rede-neutra').map(({ label }) => label)).not.toContain('Torre')
  expect(typesOf('constructor').map(({ label }) => label)).toEqual(['Apartamento', 'Bloco', 'Casa'])
})
