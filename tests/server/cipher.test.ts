import { createSecretKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { open, seal } from '../../server/secrets/cipher.ts'

const key = createSecretKey(Buffer.alloc(32, 7))
const at = 'leads|a lead|document|1'
const text = '52998224725'
const sealed = seal(key, at, Buffer.from(text))

describe('an encrypted value', () => {
  it('can be decrypted in every version', () => {
    expect(open(key, at, 'AwMDAwMDAwMDAwMDEMyaOmIabHZNcnZrCXV1D9opnaRPt7rKF4XG').toString()).toBe(text)
  })

  it('can be decrypted only in its place and by its key', () => {
    expect(open(key, at, sealed).toString()).toBe(text)
    expect(() => open(key, at.replace('document', 'name'), sealed)).toThrow('authenticate')
    expect(() => open(createSecretKey(Buffer.alloc(32, 8)), at, sealed)).toThrow('authenticate')
  })

  it.each([
    ['with a changed end', sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
    ['cut short', sealed.slice(0, -11)],
  ])('cannot be decrypted %s', (_, altered) => expect(() => open(key, at, altered)).toThrow('authenticate'))

  it('is refused by name if it has the prefix of a later cipher', () => {
    expect(() => open(key, at, `next~${sealed}`)).toThrow('in a way that this version does not know')
  })
})
