import type * as z from 'zod/mini'
import type { reach } from './operatorCoverageSchemas.ts'

/** Whether fibre reaches a house. A system of the operator can replace the database's tables. */
export type CoverageProvider = {
  reach: (house: House) => Promise<Reach>
  /** The known complements of a building, if any. */
  complements: (cep: string, number: string) => Promise<string[]>
}

/** A house as its visitor wrote it. Without a number, block or lot, it means any home of the CEP. */
export type House = {
  cep: string
  number?: string | undefined
  blockNumber?: string | undefined
  lotNumber?: string | undefined
}

/** The network with a free port at a house, or the reason why there is none. */
type Reach = z.output<typeof reach>
