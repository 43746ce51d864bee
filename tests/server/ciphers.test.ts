import { createSecretKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSealed, isSealedOtherwise, open, seal, sealings } from '../../server/secrets/ciphers.ts'

const key = createSecretKey(Buffer.alloc(32, 7))
const at = 'leads|a lead|document|1'
const text = '52998224725'
const sealed = (sealing: (typeof sealings)[number]) => seal(sealing, key, at, Buffer.from(text))
const [gcm, chacha] = sealings.map(sealed)
if (gcm === undefined || chacha === undefined) throw new Error('There are two ciphers')

describe('what a cipher sealed', () => {
  it.each([
    ['before there were tags', 'AwMDAwMDAwMDAwMDEMyaOmIabHZNcnZrCXV1D9opnaRPt7rKF4XG'],
    ['by ChaCha20-Poly1305', 'c20~AwMDAwMDAwMDAwMDCOSEdGXqa4tn7OP5HaAovNK--3OykKhNKGm2'],
  ])('opens for ever: %s', (_, kept) => {
    expect(open(key, at, kept).toString()).toBe(text)
    expect(isSealed(kept)).toBe(true)
  })

  it.each(sealings)('opens in its place alone, and is told from what another sealed: %s', (sealing) => {
    expect(open(key, at, sealed(sealing)).toString()).toBe(text)
    expect(() => open(key, at.replace('document', 'name'), sealed(sealing))).toThrow('authenticate')
    expect(() => open(createSecretKey(Buffer.alloc(32, 8)), at, sealed(sealing))).toThrow('authenticate')
    expect(sealings.filter((each) => isSealedOtherwise(sealed(sealing), each))).toEqual(
      sealings.filter((each) => each !== sealing),
    )
  })

  it.each([
    ['without its tag', chacha.replace('c20~', '')],
    ['with the tag of another', `c20~${gcm}`],
    ['with a changed end', chacha.slice(0, -4) + (chacha.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
    ['cut short', chacha.slice(0, -11)],
  ])('does not open %s', (_, altered) => expect(() => open(key, at, altered)).toThrow('authenticate'))

  it('in a way of a later version is refused by name', () => {
    const later = chacha.replace('c20~', 'next~')
    expect(isSealed(later)).toBe(true)
    expect(() => open(key, at, later)).toThrow('in a way that this version does not know')
  })
})
