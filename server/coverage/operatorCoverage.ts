import type { Place } from '../outside/askByHttp.ts'
import { operatorSystemClient, type Parts } from '../outside/operatorSystemClient.ts'
import type { Ask } from '../outside/askOutsideTransaction.ts'
import { complements, reach } from './operatorCoverageSchemas.ts'
import type { CoverageProvider, House } from './coverageProvider.ts'

/** A provider that calls a system of the operator. It only reads, so requests may be repeated. */
export function operatorCoverage(place: Place, parts: Parts) {
  const { asked } = operatorSystemClient({ name: 'coverage', away: 'coverage.away' }, place, parts)
  return ({ ask }: { ask: Ask }): CoverageProvider => ({
    reach: (house) => asked(ask, reading('/reach', told(house)), reach),
    complements: async (cep, number) =>
      (await asked(ask, reading('/complements', { cep, number }), complements)).complements,
  })
}

const reading = (path: string, body: object) => ({ path, body, key: null, again: true })

const told = ({ cep, number, blockNumber, lotNumber }: House) => ({
  cep,
  number: number ?? null,
  block: blockNumber ?? null,
  lot: lotNumber ?? null,
})
