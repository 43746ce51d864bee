import { readFileSync } from 'node:fs'

const offers = readFileSync(new URL('../../tests/understanding/frozenOffers.json', import.meta.url), 'utf8')

/** The catalogue of one day, so that recorded talks and lines survive a price change. */
export const frozenOffers = {
  isOffers: (path: string) => path.endsWith('/server/plans/builtInOffers.ts'),
  code: `export const offers = ${offers}`,
}
