import createMask from 'imask/esm/masked/factory'
import { expect, it } from 'vitest'
import { asPhone } from '../../src/api/contract/values/digits.ts'
import { masks, orWords } from '../../src/ui/fields/masks.ts'

/** Mobiles and landlines, of the area 55, and of an area that makes a mobile with the country's code. */
const numbers = ['16991234567', '1633334444', '55991234567', '5532221111', '99991234567', '9935251234']
const prefixes = ['', '0', '+55', '+55 ', '55', '55 ', '0055', '+55 0', '55 0', '+55 (0', '00 55 ']
const spellings = [
  (number: string) => number,
  (number: string) => `${number.slice(0, 2)} ${number.slice(2, -4)}-${number.slice(-4)}`,
]

const typed = prefixes.flatMap((prefix) =>
  numbers.flatMap((number) => spellings.map((spell) => [prefix + spell(number), number] as const)),
)

it.each([
  ['a page', masks.phone],
  ['the conversation', orWords('phone')],
])('in a field of %s a telephone is the same number with any prefix, typed key by key', (_, options) => {
  const read = typed.map(([keys]) => {
    const mask = createMask(options)
    for (const key of keys) mask.splice(mask.displayValue.length, 0, key, 'NONE', { input: true, raw: true })
    return [keys, asPhone(mask.displayValue)] as const
  })
  expect(read).toEqual(typed)
})
