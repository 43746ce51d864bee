import * as z from 'zod/mini'
import { type CallName, calls } from '../../../src/api/contract/calls.ts'
import type { CallInput, Context, Handlers, OwnedLead } from './handlerContext.ts'
import type { CepLookup } from '../../address/cepLookup.ts'
import type { Db } from '../../db/database.ts'
import type { Write } from '../../db/writeTransaction.ts'
import type { Catalogue } from '../../plans/catalogue.ts'
import { CountedRefusal, refuse } from '../refusal.ts'
import { type Ask, askOutsideTransaction } from '../../outside/askOutsideTransaction.ts'
import type { Systems } from '../../outside/operatorSystems.ts'
import type { Vault } from '../../secrets/vault.ts'
import { authorise, type Grant, hashOfToken, newGrant, type Reading } from './leadTokens.ts'
import { changes, isKeyed, ruleOf } from './callRules.ts'
import {
  type Answered,
  busy,
  claim,
  type Kept,
  releaseClaim,
  refuseLost,
  remember,
  type Send,
  sendOf,
} from './idempotency.ts'

/** The services of all calls. `inHand` are the writes in progress on this server; `erased` reports a deleted lead. */
export type Services = Systems & {
  db: Db
  write: Write
  vault: Vault
  now: () => Date
  /** The time by which leads expire. */
  passed: () => Date
  linkAddress: string | null
  lookupsPerHour: number
  cepLookup: CepLookup
  catalogue: () => Catalogue
  handlers: Handlers
  erased: () => void
  inHand: Set<string>
}
/** The services of one call, which may ask other systems. */
type Asking = Services & { ask: Ask }
/** A parsed request; `token` returns the visitor's token for a lead. */
export type Asked = Context['request'] & { token: (id: string) => string }

/** Performs a read, or a write and its idempotency row in one transaction. A question to another system restarts it. */
export const performCall = <N extends CallName>(name: N, input: CallInput<N>, asked: Asked, services: Services) =>
  askOutsideTransaction((ask) => performOnce(name, input, asked, { ...services, ask }))

async function performOnce<N extends CallName>(
  name: N,
  input: CallInput<N>,
  asked: Asked,
  services: Asking,
): Promise<Kept> {
  if (!changes(name)) return answer(name, input, asked, services, services.db)
  const key = isKeyed(name) ? asked.idempotencyKey : null
  const owner = ownerIn(input)
  const by = [name, ...(owner === null ? [] : [owner, asked.token(owner)])]
  const send = key === null ? null : sendOf(services.vault, key, by, input)
  if (!send) return written(services, null, (tx) => answer(name, input, asked, services, tx))
  if (services.inHand.has(send.scope)) throw busy()
  services.inHand.add(send.scope)
  try {
    return await written(services, send, async (tx) => {
      const before = await claim(tx, services.vault, send, services.now())
      if (before) await refuseLost(tx, owner === null ? [] : [{ id: owner, token: asked.token(owner) }], before)
      if (before) return before
      const now = await answer(name, input, asked, services, tx)
      await remember(tx, services.vault, { send, owner }, now)
      return now
    })
  } finally {
    services.inHand.delete(send.scope)
  }
}
/** Commits after a counted refusal, but releases the claim, so that the write can be retried. */
async function written({ write }: Services, send: Send | null, job: (tx: Db) => Promise<Kept>): Promise<Kept> {
  const done = await write(async (tx) => {
    try {
      return await job(tx)
    } catch (error) {
      if (!(error instanceof CountedRefusal)) throw error
      if (send) await releaseClaim(tx, send)
      return error
    }
  })
  if (done instanceof CountedRefusal) throw done
  return done
}

async function answer<N extends CallName>(
  name: N,
  input: CallInput<N>,
  asked: Asked,
  services: Asking,
  db: Db,
): Promise<Answered> {
  const grants: Grant[] = []
  const gone: string[] = []
  const { vault, write, now, passed, linkAddress, lookupsPerHour, cepLookup, ask } = services
  const own = (id: string) => ownLead(name, id, asked, { db, vault, now, passed })
  const lead = isOwned(name) ? await own(ownerIn(input) ?? '') : null
  const { token, ...request } = asked
  const context: Context = {
    db,
    now,
    linkAddress,
    lookupsPerHour,
    lead,
    deviceOf: (id) => hashOfToken(token(id)),
    request,
    vault,
    risk: services.risk(ask),
    coverage: services.coverage({ ask, db }),
    visits: services.visits({ ask, db, write, vault, now }),
    customers: services.customers({ ask, db, vault }),
    webchat: services.webchat(ask),
    cepLookup,
    catalogue: services.catalogue(),
    own,
    grant: (id) => {
      const made = newGrant(id)
      grants.push(made)
      return hashOfToken(made.token)
    },
    ungrant: (id) => void gone.push(id),
  }
  const reply = z.parse(calls[name].reply, await services.handlers[name](input, context))
  return { reply, grants, gone, key: lead?.key ?? null }
}

async function ownLead(name: CallName, id: string, asked: Asked, reading: Reading): Promise<OwnedLead> {
  const lead = await authorise({ id, token: asked.token(id) }, ruleOf(name).kinds ?? [], changes(name), reading)
  const stale = asked.ifMatch !== null && asked.ifMatch !== lead.version
  if (stale && (lead.order_number === null || name === 'removeLead'))
    throw refuse(412, 'version.stale', { version: lead.version })
  return lead
}

const isOwned = (name: CallName) => 'owned' in calls[name]

const named = z.object({
  idLead: z.optional(z.string()),
  leadId: z.optional(z.string()),
  id: z.optional(z.string()),
  id_renewal_request_user: z.optional(z.string()),
})
const anyInput = z.object({ params: named, body: named })

/** The id of the lead that a request names. */
function ownerIn(input: object): string | null {
  const { params, body } = z.parse(anyInput, input)
  return params.idLead ?? params.leadId ?? params.id ?? params.id_renewal_request_user ?? body.idLead ?? body.id ?? null
}
