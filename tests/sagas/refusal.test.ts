import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { finishAsked } from '../../src/funnel/visitorActions.ts'
import { aSale, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { hasField } from '../support/fakeApi.ts'

const finish = finishAsked({ acceptTerms: true, acceptPromotions: false })

describe('a refused answer', () => {
  it('is shown with its reason, without leaving the place', async () => {
    const sale = aSale()
    await sale.say({ cep: '1401' })
    expect(sale.whyRefused('cep')).toBe('O CEP tem oito números, como em 14010-100.')
    expect(sale.went).toEqual([])
  })
  it('is stored as a code, not as a sentence', async () => {
    const sale = aSale()
    await sale.say({ cep: '1401', number: '14010-100', email: 'ana@gmial.com' })
    expect(sale.funnel().refused).toEqual({
      cep: { code: 'cep.digits' },
      number: { code: 'number.unusual' },
      email: { code: 'email.unusual', domain: 'gmail.com' },
    })
  })
  it('is asked again for an unknown CEP, in the look-up’s words', async () => {
    const sale = aSale({ cepInformation: new ApiError('refused', refusals['cep.unknown'], 404) })
    await sale.say({ cep: '99999-999' })
    expect([sale.current(), sale.whyRefused('cep')]).toEqual(['cep', refusals['cep.unknown']])
    expect(sale.went.at(-1)).toEqual({ place: { voice: 'pages', flow: 'order', screen: 'cep' }, replace: true })
  })
  it('is looked up only once if the server refuses it', async () => {
    const sale = aSale(
      { renewalOffers: new ApiError('refused', 'Não encontramos ofertas.', 409) },
      { place: { voice: 'pages', flow: 'renewal' } },
    )
    await sale.say({ document: '529.982.247-25' })
    expect(sale.whyRefused('document')).toBe('Não encontramos ofertas.')
    expect(sale.sent.filter(({ name }) => name === 'renewalOffers')).toHaveLength(1)
  })
  it('is questioned once for an unusual agency, and accepted when repeated', async () => {
    const form = { digits: 4, checkDigit: false }
    const sale = aSale({
      banks: { banks: [{ id: '033', code: '033', name: 'Santander', agency: form, account: null }] },
    })
    const debit = { bank: '033', agency: '1234-5', account: '12345-6' }
    await sale.sayAll([...orderUntil('bank'), debit])
    expect([sale.current(), sale.whyRefused('agency'), sale.funnel().kept.account?.value]).toEqual([
      'conta-debito',
      expect.stringContaining('No Santander'),
      '12345-6',
    ])
    await sale.say({ agency: '123' })
    expect([sale.current(), sale.whyRefused('agency')]).toEqual([
      'conta-debito',
      expect.stringContaining('No Santander'),
    ])
    await sale.say({ agency: '123' })
    expect([sale.current(), sale.funnel().kept.agency?.value]).toEqual(['data-instalacao', '123'])
  })
  it('shows the server’s words if it reports a failure with a successful status', async () => {
    const sale = aSale({ cepInformation: new ApiError('refused', 'CEP fora do catálogo', 200) })
    await sale.say({ cep: '99999-999' })
    expect([sale.current(), sale.whyRefused('cep')]).toEqual(['cep', 'CEP fora do catálogo'])
  })
  it('gets a new key if the key was used for something else', async () => {
    const keys: (string | undefined)[] = []
    const sale = aSale({
      saveStep: (input, sent) => {
        if (hasField(input, 'name')) keys.push(sent.at(-1)?.key)
        if (keys.length === 1) throw new ApiError('refused', 'x', 422, { error: 'x', code: 'key.reused', id: '1' })
        return { success: true, version: 5 }
      },
    })
    await sale.sayAll(orderUntil('phone'))
    expect([new Set(keys).size, sale.funnel().kept.name?.value, sale.funnel().saved.name !== undefined]).toEqual([
      2,
      'Ana Souza',
      true,
    ])
  })
  it('allows typing the address after a failed look-up', async () => {
    const sale = aSale({ cepInformation: new ApiError('refused', 'Serviço fora do ar', 503) })
    await sale.sayAll([
      { cep: '14010-100' },
      { state: 'SP', city: 'Ribeirão Preto', neighborhood: 'Centro', street: 'Rua A', number: '1', complement: 'não' },
    ])
    expect(sale.current()).toBe('planos')
  })
  it('is asked again with the server’s words', async () => {
    const sale = aSale({
      saveStep: (input) => {
        if (JSON.stringify(input).includes('@'))
          throw new ApiError('refused', 'Use outro e-mail.', 422, {
            error: 'Use outro e-mail.',
            code: 'invalid',
            id: '1',
            fields: { email: 'Use outro e-mail.' },
          })
        return { success: true, version: 5 }
      },
    })
    await sale.sayAll(orderUntil('birthDate'))
    expect([sale.current(), sale.whyRefused('email')]).toEqual(['email', 'Use outro e-mail.'])
  })
  it('is asked again for a visit booked meanwhile, among the free ones', async () => {
    const slots = [{ date: '30/11/2026', period: 'tarde' as const, free: true }]
    const sale = aSale({
      finishLead: new ApiError('refused', 'Esse horário acabou de ser reservado.', 409, {
        error: 'x',
        code: 'slot.taken',
        id: '1',
        slots,
      }),
    })
    await sale.sayAll(wholeOrder)
    sale.store.dispatch(finish)
    await settled()
    expect([sale.current(), sale.whyRefused('schedule'), sale.funnel().facts.slots?.value]).toEqual([
      'data-instalacao',
      'Esse horário acabou de ser reservado.',
      slots,
    ])
  })
})
