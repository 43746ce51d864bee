import { createContext } from 'react'
import type { CepsFound, CepSought } from '../../api/contract/cepSearch.ts'
import { callErrorMessages } from '../../api/contract/errors/callErrorMessages.ts'

/** Looks up the CEPs of a street, or tells why that could not be. */
export type FindCeps = (sought: CepSought) => Promise<CepsFound | { error: string }>

/** The search of the browser, on pages with an order and on those without one. */
export const FindCepsContext = createContext<FindCeps>(() => Promise.resolve({ error: callErrorMessages.network }))
