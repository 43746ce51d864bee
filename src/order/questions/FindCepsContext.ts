import { createContext } from 'react'
import type { CepsFound, CepSought } from '../../api/contract/cepSearch.ts'
import { callErrors } from '../../api/contract/errors/callErrors.ts'

/** Looks up the CEPs of a street, or tells why that could not be. */
export type FindCeps = (sought: CepSought) => Promise<CepsFound | { error: string }>

/** The search of the browser, on pages with an order and on those without one. */
export const FindCepsContext = createContext<FindCeps>(() => Promise.resolve({ error: callErrors.network }))
