import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOldOrder } from '../../src/app/order/forgetOldOrder.ts'
import { orderStorage } from '../../src/app/order/orderStorage.ts'
import { contactConsent } from '../../src/browser/contactConsent.ts'
import { aFunnel, fullAnswers } from '../support/aFunnel.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { aStorage } from '../support/aStorage.ts'

const day = 86_400_000
const deleteDatabase = vi.fn<(name: string) => void>()
let kept: ReturnType<typeof aStorage>

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  vi.stubGlobal('localStorage', (kept = aStorage()))
  vi.stubGlobal('indexedDB', { deleteDatabase })
  deleteDatabase.mockReset()
})
afterEach(() => void vi.useRealTimers())

const begin = () => orderStorage.write(browserCopy(aFunnel(fullAnswers)))
const pass = (days: number) => vi.setSystemTime(Date.now() + days * day)
const isKept = () => {
  forgetOldOrder()
  return orderStorage.read() !== null
}

describe('the order stored in a browser', () => {
  it('is deleted after thirty days without use, with all its data', () => {
    begin()
    contactConsent.write(true)
    pass(29.9)
    expect(isKept()).toBe(true)
    expect(deleteDatabase).not.toHaveBeenCalled()
    pass(0.2)
    expect(isKept()).toBe(false)
    expect(kept.getItem('order-used')).toBeNull()
    expect(contactConsent.read()).toBeNull()
    expect(deleteDatabase.mock.calls).toEqual([['outbox']])
  })

  it('stays as long as it is used', () => {
    begin()
    pass(20)
    begin()
    pass(20)
    expect(isKept()).toBe(true)
  })

  it('without a date counts from its first use', () => {
    begin()
    kept.removeItem('order-used')
    pass(100)
    expect(isKept()).toBe(true)
    pass(29.9)
    expect(isKept()).toBe(true)
    pass(0.2)
    expect(isKept()).toBe(false)
  })

  it.each(['', 'yesterday', '-1'])('with the date %j counts from its first use too', (date) => {
    begin()
    kept.setItem('order-used', date)
    expect(isKept()).toBe(true)
    pass(31)
    expect(isKept()).toBe(false)
  })

  it.each([-3652, 3652])('expires on time by a clock that is %d days off', (off) => {
    pass(off)
    begin()
    pass(29)
    expect(isKept()).toBe(true)
    pass(2)
    expect(isKept()).toBe(false)
  })

  it('stays if the clock was set back', () => {
    begin()
    pass(-3652)
    expect(isKept()).toBe(true)
  })

  it('leaves nothing behind if it is missing, and a blocked database is no error', () => {
    forgetOldOrder()
    expect(kept.getItem('order-used')).toBeNull()
    begin()
    pass(31)
    deleteDatabase.mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(isKept()).toBe(false)
  })
})
