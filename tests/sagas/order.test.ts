import { describe, expect, it } from 'vitest'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import type { Step } from '../../src/api/contract/lead/stepOrder.ts'
import { acceptedNow } from '../../src/api/contract/documentEditions.ts'
import { finishAsked, lineBack } from '../../src/funnel/visitorActions.ts'
import { aSale, settled, wholeOrder } from '../support/aSale.ts'
import { answers, besideVisits } from '../support/anOrder.ts'
import { bodiesOf } from '../support/fakeApi.ts'

const finish = finishAsked({ acceptTerms: true, acceptPromotions: false })

describe('a plain order', () => {
  it('is saved step by step and ends with the number the server gave', async () => {
    const bodies: Record<Step, object> = {
      ...answers,
      documentNumber: { ...answers.documentNumber, cpf: '52998224725' },
      bankInfo: {
        ...answers.bankInfo,
        direct_debit: true,
        bankInfo: { bank: '001', agency: '1234-5', account_number: '12345-6' },
        deviceInfo: { jsc: 'a phone' },
      },
      scheduleDate: { ...besideVisits, schedules: [{ date: '24/11/2026', period: 'manha' }] },
    }
    const sale = aSale()
    await sale.sayAll(wholeOrder)
    expect(sale.current()).toBe('confirmacao')
    sale.store.dispatch(finish)
    await settled()
    expect(sale.current()).toBe('pedido-realizado')
    expect(sale.funnel().facts.order?.value).toMatchObject({ orderNumber: '40718823' })
    expect(bodiesOf(sale.sent, 'createLead')).toEqual([
      {
        address: {
          cep: '14010100',
          number: '35',
          address: 'Rua das Palmeiras',
          neighborhood: 'Centro',
          city: 'Ribeirão Preto',
          state: 'SP',
        },
        idPlan: 'id-d600gl',
      },
    ])
    expect(bodiesOf(sale.sent, 'saveStep')).toEqual(Object.values(bodies).slice(1))
    expect(sale.sent.at(-1)).toMatchObject({
      name: 'finishLead',
      input: { body: { offerCode: 'UF-d600gl', documents: acceptedNow } },
    })
  })
  it('once placed accepts only a withdrawn consent to promotions', async () => {
    const sale = aSale()
    await sale.sayAll(wholeOrder)
    await sale.say({ acceptPromotions: 'sim' })
    sale.store.dispatch(finish)
    await settled()
    await sale.say({ acceptPromotions: 'não', dueDate: '20' })
    expect(sale.sent.at(-1)).toMatchObject({
      name: 'saveStep',
      input: { params: { step: 'email' }, body: { accept_promotions: false } },
    })
    expect(sale.funnel().kept.dueDate?.value).not.toBe(20)
    await sale.say({ acceptPromotions: 'sim' })
    expect(sale.funnel().kept.acceptPromotions?.value).toBe(false)
  })
  it('saves a plan changed later as a step of the same lead', async () => {
    const sale = aSale()
    await sale.sayAll(wholeOrder)
    await sale.say({ plan: 'd500a' })
    expect(sale.sent.filter(({ name }) => name === 'createLead')).toHaveLength(1)
    expect(bodiesOf(sale.sent, 'saveStep').at(-1)).toEqual({ idPlan: 'id-d500a' })
  })
  it('is not placed if it is changed meanwhile, and needs another confirmation', async () => {
    const sale = aSale()
    await sale.sayAll(wholeOrder)
    sale.line.up = false
    await sale.say({ dueDate: '5' })
    sale.store.dispatch(finish)
    await sale.say({ dueDate: '20' })
    sale.line.up = true
    sale.store.dispatch(lineBack())
    await settled()
    expect([sale.sent.some(({ name }) => name === 'finishLead'), sale.funnel().finishing]).toEqual([
      false,
      { busy: false, error: null, key: null },
    ])
    sale.store.dispatch(finish)
    await settled()
    expect(sale.current()).toBe('pedido-realizado')
  })
  it('sends one finish for two parallel ones', async () => {
    const sale = aSale()
    await sale.sayAll(wholeOrder)
    sale.store.dispatch(finish)
    sale.store.dispatch(finish)
    await settled()
    expect(sale.sent.filter(({ name }) => name === 'finishLead')).toHaveLength(1)
  })
  it.each([
    new ApiError('timeout', callErrorMessages.timeout(20)),
    new ApiError('refused', 'Este envio ainda está em andamento.', 409, { error: '', code: 'key.busy', id: '1' }),
  ])('retries a temporarily failed finish with the same key: $kind', async (failure) => {
    let failures = 1
    const sale = aSale({
      finishLead: () => {
        if (failures-- > 0) throw failure
        return { success: true, orderNumber: '7' }
      },
    })
    await sale.sayAll(wholeOrder)
    sale.store.dispatch(finish)
    await settled()
    expect(sale.funnel().finishing).toMatchObject({ busy: false, error: { words: failure.message } })
    expect(sale.current()).toBe('confirmacao')
    sale.store.dispatch(finish)
    await settled()
    const keys = sale.sent.filter(({ name }) => name === 'finishLead').map(({ key }) => key)
    expect(keys[1]).toBe(keys[0])
    expect(sale.current()).toBe('pedido-realizado')
  })
  it('is not sent before the terms are accepted', async () => {
    const sale = aSale()
    await sale.sayAll(wholeOrder)
    sale.store.dispatch(finishAsked({ acceptTerms: false, acceptPromotions: false }))
    await settled()
    expect(sale.funnel().finishing.error).toEqual({ code: 'terms.unticked' })
    expect(sale.sent.some(({ name }) => name === 'finishLead')).toBe(false)
  })
})
