import { describe, expect, it, vi } from 'vitest'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { lineBack } from '../../src/funnel/visitorActions.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aSale, orderFrom, orderUntil, settled } from '../support/aSale.ts'
import { answers } from '../support/anOrder.ts'
import { bodiesOf } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'

describe('a bad line', () => {
  it('keeps answers in order and sends them when the line is back, each with the key of its first try', async () => {
    vi.useFakeTimers()
    const sale = aSale()
    await sale.sayAll(orderUntil('phone'))
    const before = bodiesOf(sale.sent, 'saveStep').length
    sale.line.up = false
    await sale.sayAll(orderFrom('phone', 'document'))
    expect(sale.funnel().saveProblem).toEqual({ code: 'network' })
    expect(sale.current()).toBe('cpf')
    const key = sale.funnel().keys.phone?.key
    sale.line.up = true
    sale.store.dispatch(lineBack())
    await settled()
    expect(sale.funnel().saveProblem).toBeNull()
    expect(bodiesOf(sale.sent, 'saveStep').slice(before)).toEqual([
      answers.phone,
      answers.email,
      answers.birthDate,
      answers.motherName,
    ])
    expect(sale.sent.find(({ input }) => JSON.stringify(input).includes('16991234567'))?.key).toBe(key)
    vi.useRealTimers()
  })
  it('is tried at least every eight seconds, however long it was down, because its return may cause no event', async () => {
    vi.useFakeTimers()
    const sale = aSale()
    await sale.sayAll(orderUntil('phone'))
    const before = bodiesOf(sale.sent, 'saveStep').length
    sale.line.up = false
    await sale.sayAll(orderFrom('phone', 'motherName'))
    await vi.advanceTimersByTimeAsync(600_000)
    sale.line.up = true
    await vi.advanceTimersByTimeAsync(8000)
    expect(sale.funnel().saveProblem).toBeNull()
    expect(bodiesOf(sale.sent, 'saveStep').slice(before)).toEqual([answers.phone, answers.email, answers.birthDate])
    sale.stop()
    vi.useRealTimers()
  })
  it('is reported when an order is opened without it, until it is back', async () => {
    vi.useFakeTimers()
    const first = aSale()
    await first.sayAll(orderUntil('phone'))
    first.stop()
    const line = { up: false }
    const readLead = () => {
      if (!line.up) throw new ApiError('network', callErrorMessages.network)
      return leadRead
    }
    const sale = aSale({ readLead }, { left: browserCopy(first.funnel()) })
    await settled()
    expect([sale.current(), sale.funnel().saveProblem, sale.funnel().unread]).toEqual([
      'telefone',
      { code: 'network' },
      null,
    ])
    line.up = true
    await vi.advanceTimersByTimeAsync(8000)
    expect(sale.funnel().saveProblem).toBeNull()
    sale.stop()
    vi.useRealTimers()
  })
  it('is retried automatically with growing delays', async () => {
    vi.useFakeTimers()
    let tries = 0
    const sale = aSale({
      saveStep: () => {
        tries++
        throw new ApiError('refused', 'Erro no servidor', 500)
      },
    })
    await sale.sayAll(orderUntil('phone'))
    expect(tries).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(tries).toBe(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(tries).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(tries).toBe(3)
    sale.stop()
    vi.useRealTimers()
  })
  it('shows why coverage failed, and retries on request', async () => {
    let up = false
    const sale = aSale({
      coverage: () => {
        if (!up) throw new ApiError('timeout', callErrorMessages.timeout(20))
        return aCoverage()
      },
    })
    await sale.sayAll(orderUntil('plan'))
    expect([sale.current(), sale.funnel().facts.coverage?.error]).toEqual([
      'verificando',
      { code: 'timeout', words: callErrorMessages.timeout(20) },
    ])
    up = true
    sale.store.dispatch(lineBack())
    await settled()
    expect(sale.current()).toBe('planos')
  })
})
