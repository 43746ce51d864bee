import { describe, expect, it } from 'vitest'
import { matchesEtag, acceptsEncoding } from '../../server/http/replies/encodingAndEtag.ts'

describe('a coding', () => {
  it.each(['br', 'gzip, deflate, br;q=0.5', 'BR', '*', 'gzip;q=1, *', 'br ; q=0.001'])('is taken by %s', (header) =>
    expect(acceptsEncoding('br', header)).toBe(true),
  )
  it.each([undefined, '', 'gzip', 'br;q=0', 'BR; Q=0.000', 'br;q=0, *', '*;q=0', 'brotli, x-br'])(
    'is not taken by %s',
    (header) => expect(acceptsEncoding('br', header)).toBe(false),
  )
})

describe('a page that is kept', () => {
  it.each(['W/"ab-c"', '"ab-c"', '"other", W/"ab-c"', ' * '])('is known by %s', (header) =>
    expect(matchesEtag('W/"ab-c"', header)).toBe(true),
  )
  it.each([undefined, '', '"other"', 'W/"ab', 'xW/"ab-c"'])('is not known by %s', (header) =>
    expect(matchesEtag('W/"ab-c"', header)).toBe(false),
  )
})
