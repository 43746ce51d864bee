import { openColumns, sealColumns } from '../secrets/sealColumns.ts'
import type { Vault } from '../secrets/vault.ts'

type Row = { id: string; phone: string; tracking: string | null }
const sealedOfRequest = ['phone', 'tracking'] as const
type Column = (typeof sealedOfRequest)[number]

/** Encrypts a request for a call. */
export const sealCallRequest = <R extends Row>(request: R, vault: Vault): R =>
  sealColumns<Column, R>(request, sealedOfRequest, vault.own, placeOf(request))

/** Decrypts a request for a call. */
export const openCallRequest = <R extends Row>(row: R, vault: Vault): R =>
  openColumns<Column, R>(row, sealedOfRequest, vault.own, placeOf(row))

const placeOf = ({ id }: Row) => ({ table: 'support_requests', row: id }) as const
