import { createContext } from 'react'
import type { CepsFound, CepSought } from '../../api/contract/cepSearch.ts'
import { callErrorMessages } from '../../api/contract/errors/callErrorMessages.ts'

/** Looks up the CEPs of a street, or returns why that failed. */
export type FindCeps = (sought: CepSought) => Promise<CepsFound | { error: string }>

/** The browser's CEP search, on pages with and without an order. */
export const FindCepsContext = createContext<FindCeps>(() => Promise.resolve({ error: callErrorMessages.network }))
