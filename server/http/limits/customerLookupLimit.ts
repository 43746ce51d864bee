import * as z from 'zod/mini'
import type { CallName } from '../../../src/api/contract/calls.ts'
import type { Write } from '../../db/writeTransaction.ts'
import type { Vault } from '../../secrets/vault.ts'
import { ruleOf } from '../calls/callRules.ts'
import type { Asking } from './proofOfWorkLimit.ts'
import { countAndAdmit, limitsOf, type HourlyLimits } from './hourlyLimits.ts'

/** Counts each attempt at a value in the database, before it is answered and even if it is refused. */
export type CustomerLookupLimit = (name: CallName, input: object, request: Asking['request']) => Promise<void>

export function makeCustomerLookupLimit(
  write: Write,
  vault: Vault,
  perHour: number,
  now: () => Date,
): CustomerLookupLimit {
  const hourly: HourlyLimits = {
    value: { max: Math.ceil(perHour / 3) },
    address: perHour,
    neighbourhood: perHour * 4,
    freeInAll: perHour * 40,
  }

  return async (name, input, request) => {
    const what = ruleOf(name).tries
    if (!what) return
    const limits = limitsOf(what, hourly, request.ip, [valueIn(input)])
    await write((db) => countAndAdmit(what, limits, { db, vault, now, request }))
  }
}

const tried = z.object({ cpf: z.optional(z.string()), phoneNumber: z.optional(z.string()) })
const anyInput = z.object({ params: tried, body: tried })

function valueIn(input: object): string {
  const { params, body } = z.parse(anyInput, input)
  return params.cpf ?? body.cpf ?? body.phoneNumber ?? ''
}
