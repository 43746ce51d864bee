import { sealColumns } from '../secrets/sealedColumns.ts'
import type { Vault } from '../secrets/vault.ts'

/** A request to be called, as it is stored. */
export function sealRequest<R extends { id: string; phone: string; tracking: string | null }>(
  request: R,
  vault: Vault,
) {
  const place = { table: 'support_requests', row: request.id }
  return { ...sealColumns<'phone' | 'tracking', R>(request, ['phone', 'tracking'], vault.own, place), sealed: 1 }
}
