import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { coverage } from '../../src/api/contract/address.ts'
import { checkCoverage } from '../../server/coverage/checkCoverage.ts'
import { coverageFromDatabase } from '../../server/coverage/coverageFromDatabase.ts'
import { block, houseNumberOf, lot } from '../../server/coverage/houseNumberBlockLot.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { addressCards as at } from '../../server/sample/sampleCards.ts'
import { anOperatorDb } from '../support/operatorDb.ts'

const db = await anOperatorDb()

type Query = Parameters<typeof checkCoverage>[0]
const ask = (query: Query) =>
  checkCoverage(query, { coverage: coverageFromDatabase({ db }), catalogue: builtInCatalogue })
const skus = async (query: Query) => (await ask(query)).plans.map(({ sku }) => sku)

describe('an address', () => {
  it('with coverage has plans, cabinet and technology, as the contract says', async () => {
    const found = await ask(at.covered)
    expect(found).toMatchObject({ reason: null, infra: { infraco: 'rede-propria', technology: 'XGS-PON' } })
    expect(z.parse(coverage, found)).toEqual(found)
  })

  it.each([at.notCovered, at.townNotCovered, at.unknown])('without a network has no offer: $what', async (place) => {
    expect(await ask(place)).toEqual({ plans: [], infra: null, reason: 'no-network' })
  })

  it('beyond the last splitter of its street has no network', async () => {
    expect(await ask({ cep: at.covered.cep, number: '99999' })).toMatchObject({ reason: 'no-network' })
  })

  it('with a full splitter has no offer, even if the neighbour has one', async () => {
    expect(await ask(at.noFreePort)).toEqual({ plans: [], infra: null, reason: 'no-free-port' })
    expect(await ask(at.neighbour)).toMatchObject({ reason: null })
  })

  it('without a number is covered if any splitter of the street has a port', async () => {
    expect(await ask({ cep: at.noFreePort.cep, number: 's/n' })).toMatchObject({ reason: null })
    expect(await ask({ cep: at.noFreePort.cep })).toMatchObject({ reason: null })
  })

  it('is covered even if its look-up fails or its city has only one CEP', async () => {
    expect(await ask(at.down)).toMatchObject({ reason: null })
    expect(await ask(at.onlyCep)).toMatchObject({ reason: null })
  })
})

describe('a block and lot', () => {
  it.each([
    ['12', '7'],
    ['Quadra 12', 'Lote 07'],
    ['qd. 12', 'lt 7'],
  ])('is found as %s, %s', async (blockNumber, lotNumber) => {
    expect(await ask({ cep: at.lot.cep, number: 's/n', blockNumber, lotNumber })).toMatchObject({ reason: null })
  })

  it('on a full splitter has no free port', async () => {
    expect(await ask({ cep: at.lotFull.cep, blockNumber: at.lotFull.block, lotNumber: at.lotFull.lot })).toMatchObject({
      reason: 'no-free-port',
    })
  })

  it('that does not exist has no network', async () => {
    expect(
      await ask({ cep: at.lotUnknown.cep, blockNumber: at.lotUnknown.block, lotNumber: at.lotUnknown.lot }),
    ).toMatchObject({ reason: 'no-network' })
  })
})

describe('the plans of an address', () => {
  it('go up to 2 Giga on an XGS-PON cabinet', async () => {
    expect(await skus(at.covered)).toContain('d2000b')
  })

  it('stop at 1 Giga on a GPON cabinet', async () => {
    const found = await skus(at.giga)
    expect(found).toContain('d1000a')
    expect(found).not.toContain('d2000b')
  })

  it('are the slower ones on an older cabinet', async () => {
    expect(await skus(at.older)).toEqual(['d300a', 'd400a', 'd500a', 'd500b'])
  })

  it('leave out a plan that the cabinet cannot carry, though it was asked for', async () => {
    expect(await skus({ ...at.older, sku: 'd2000b' })).not.toContain('d2000b')
  })

  it('include one sold on request, if requested', async () => {
    expect(await skus(at.covered)).not.toContain('d600wb')
    expect(await skus({ ...at.covered, sku: 'd600wb' })).toContain('d600wb')
    expect(await skus({ ...at.covered, sku: 'd400a' })).toContain('d400a')
  })

  it.each(['d500a', 'd700a'])('keep the campaign’s additions to the requested %s', async (asked) => {
    const { plans } = await ask({ ...at.covered, addon: 'timblack', sku: asked })
    expect(plans.find(({ sku }) => sku === asked)?.addonBonus).toEqual([{ addon_description: 'Até 30 GIGA a mais' }])
  })

  it.each([
    ['controle', 'timcontrole'],
    ['black', 'timblack'],
    ['pre', 'timpre'],
  ])('are the same by the short name %s as by the prefix %s', async (alias, prefix) => {
    const { plans } = await ask({ ...at.covered, addon: alias })
    expect(plans).toEqual((await ask({ ...at.covered, addon: prefix })).plans)
    expect(plans).not.toEqual((await ask(at.covered)).plans)
  })

  it('are those of the campaign', async () => {
    expect(await skus({ ...at.covered, addon: 'hbo-max' })).toEqual(['d500b', 'd600c', 'd1000d', 'd2000b'])
    expect(await skus({ ...at.covered, collaborator: 'true' })).toEqual(['d500ar', 'd600ar', 'd1000a', 'd2000b'])
    expect(await skus({ ...at.covered, premium: 'true' })).toEqual(['d1000a', 'd1000b', 'd1000cb', 'd2000b'])
  })

  it('of one state are sold there and nowhere else', async () => {
    expect(await skus({ ...at.rioGrande, rs: 'true' })).toEqual(['d500rs', 'd700rs'])
    expect(await ask({ ...at.covered, rs: 'true' })).toEqual({ plans: [], infra: null, reason: 'not-in-campaign' })
    expect(await skus({ ...at.espiritoSanto, addon: 'es' })).toContain('d600gles')
    expect(await skus({ ...at.covered, addon: 'es' })).not.toContain('d600gles')
    expect(await skus({ ...at.covered, sku: 'd600gles' })).not.toContain('d600gles')
  })

  it('gain the offers of the region when a visit asks for them', async () => {
    expect(await skus(at.espiritoSanto)).not.toContain('d600gles')
    expect(await skus({ ...at.espiritoSanto, regionOffer: 'true' })).toContain('d600gles')
    const twice = await skus({ ...at.espiritoSanto, addon: 'es', regionOffer: 'true' })
    expect(new Set(twice).size).toBe(twice.length)
  })
})

describe('a house number', () => {
  it.each([
    ['35', 35],
    ['35A', 35],
    ['nº 35', 35],
    ['s/n', null],
    ['', null],
    [undefined, null],
  ])('reads %s as %s', (written, number) => {
    expect(houseNumberOf(written)).toBe(number)
  })

  it('reads blocks and lots without their word', () => {
    expect([block('Quadra B'), block('q. 03'), block('QL 4'), lot('Lote 7a'), lot('000')]).toEqual([
      'B',
      '3',
      'QL 4',
      '7A',
      '0',
    ])
  })
})
