import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const offers = readFileSync(
  fileURLToPath(new URL('../../tests/understanding/frozenOffers.json', import.meta.url)),
  'utf8',
)

/** The catalogue of one day in the place of the present one: what is written down of talks and lines outlives a new price. */
export const frozenOffers = {
  isOffers: (path: string) => path.endsWith('/server/plans/builtInOffers.ts'),
  code: `export const offers = ${offers}`,
}
