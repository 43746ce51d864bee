import { createSecretKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { open, seal } from '../../server/secrets/cipher.ts'

const key = createSecretKey(Buffer.alloc(32, 7))
const at = 'leads|a lead|document|1'
const text = '52998224725'
const sealed = seal(key, at, Buffer.from(text))

describe('a sealed value', () => {
  it('opens in every version', () => {
    expect(open(key, at, 'AwMDAwMDAwMDAwMDEMyaOmIabHZNcnZrCXV1D9opnaRPt7rKF4XG').toString()).toBe(text)
  })

  it('opens in its place alone, by its key alone', () => {
    expect(open(key, at, sealed).toString()).toBe(text)
    expect(() => open(key, at.replace('document', 'name'), sealed)).toThrow('authenticate')
    expect(() => open(createSecretKey(Buffer.alloc(32, 8)), at, sealed)).toThrow('authenticate')
  })

  it.each([
    ['with a changed end', sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
    ['cut short', sealed.slice(0, -11)],
  ])('does not open %s', (_, altered) => expect(() => open(key, at, altered)).toThrow('authenticate'))

  it('with the tag of a later cipher is refused by name', () => {
    expect(() => open(key, at, `next~${sealed}`)).toThrow('in a way that this version does not know')
  })
})
