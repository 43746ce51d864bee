import type { Body } from '../../src/api/contract/calls.ts'
import type { Handler, Context } from '../http/calls/handlerContext.ts'
import { newId } from '../leads/newId.ts'
import { post } from '../leads/outbox.ts'
import { countWithin, dayAt, hourAt } from '../db/counters.ts'
import { keyOf, limitsOf } from '../http/limits/hourlyLimits.ts'
import { openColumns, sealColumns } from '../secrets/sealColumns.ts'
import type { Vault } from '../secrets/vault.ts'

const untold = { feed_n: null, fed_at: null, outcome: null, outcome_at: null, outcome_by: null }

/** Stores a request for a call, with the protocol of its order where there is one. */
export const requestCall: Handler<'requestCall'> = async ({ body }, context) => ({
  success: true,
  id: await keepCallRequest(body, context),
})

/** Stores a request for a call, and notifies the callers. Returns its id. */
export async function keepCallRequest(
  { telephone, protocol, tracking }: Body<'requestCall'>,
  caller: Caller,
): Promise<string> {
  const { db, vault, now } = caller
  await limitCallRequests(telephone, caller)
  const [id, at] = [newId(), now()]
  const told = tracking === undefined ? null : JSON.stringify(tracking)
  const row = sealCallRequest({ id, phone: telephone, tracking: told, created_at: at.toISOString() }, vault)
  const kept = { ...row, protocol: protocol ?? null, ...untold }
  await db.insertInto('support_requests').values(kept).execute()
  await post(db, 'call.requested', { request: id, ...(protocol && { protocol }) }, at)
  return id
}

export type Caller = Pick<Context, 'db' | 'vault' | 'now' | 'lookupsPerHour'> & { request: { ip: string } }

/** Limits requests for calls, so that nobody can have others called all day, or block all calls. */
async function limitCallRequests(
  telephone: string,
  { db, vault, now, request, lookupsPerHour }: Caller,
): Promise<void> {
  const toOne = Math.ceil(lookupsPerHour / 15)
  const fromOne = lookupsPerHour * 4
  const [hour, day] = [hourAt(now()), dayAt(now())]
  const byAddress = limitsOf('call', { address: fromOne, neighbourhood: fromOne * 4 }, request.ip)
  const limits = [
    { name: `call|number|${telephone}`, max: toOne, window: hour },
    { name: `call|number in a day|${telephone}`, max: toOne * 2, window: day },
    ...byAddress.map((limit) => ({ ...limit, window: hour })),
  ]
  for (const { name, max, window } of limits) await countWithin(db, keyOf(name, vault), max, window)
}

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
