import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { withCheckDigit } from '../../src/api/contract/values/luhn.ts'
import { protocol, protocolText } from '../../src/api/contract/values/orderProtocolNumber.ts'

const isOne = (text: string) => z.safeParse(protocol, text).success
const swapped = (number: string, at: number) =>
  number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2)
const some = ['12345678', '99999999', '10000000', '70718823'].map(withCheckDigit)

describe('a protocol', () => {
  it('is nine digits, the last of which checks the others', () => {
    expect(some.map(isOne)).toEqual([true, true, true, true])
    expect(some[0]).toBe('123456782')
  })

  it.each(['', '12345678', '1234567820', '123 456 782', '023456789', '12345678X', 'y59Gjk8AcorHHDH_xJpQ-A'])(
    'is not %j',
    (text) => {
      expect(isOne(text)).toBe(false)
    },
  )

  it('is invalid with one wrong digit', () => {
    for (const number of some) {
      for (const at of [...number].keys()) {
        const heard = Array.from(
          { length: 10 },
          (_, digit) => number.slice(0, at) + String(digit) + number.slice(at + 1),
        )
        expect(heard.filter(isOne)).toEqual([number])
      }
    }
  })

  it('is invalid with two swapped neighbouring digits, except for 0 and 9', () => {
    const number = withCheckDigit('12345678')
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((at) => isOne(swapped(number, at)))).toEqual([])
    expect(isOne(swapped(withCheckDigit('10923456'), 1))).toBe(true)
  })

  it('is read out in threes', () => {
    expect(protocolText('123456782')).toBe('123 456 782')
  })
})
