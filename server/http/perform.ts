import * as z from 'zod/mini'
import { type Call, type CallName, calls } from '../../src/api/contract/calls.ts'
import type { CallInput, Context, Handlers, OwnedLead } from '../call.ts'
import type { CepLookup } from '../address/lookup.ts'
import type { Db } from '../db/database.ts'
import type { LeadKind } from '../db/tables.ts'
import type { Write } from '../db/write.ts'
import { refuse } from '../refusal.ts'
import type { RiskProvider } from '../risk/provider.ts'
import type { Vault } from '../vault.ts'
import { authorise, type Grant, hashOfToken, newGrant } from './authority.ts'
import { busy, claim, type Kept, refuseErased, remember, sendOf } from './idempotency.ts'

/** What the calls stand on; `inHand` holds the sends that this server is at, and `erased` hears when a lead is gone. */
export type Ground = { db: Db; write: Write; vault: Vault; now: () => Date; risk: RiskProvider; cepLookup: CepLookup; handlers: Handlers; erased: () => void; inHand: Set<string> }
/** A request, read: `token` finds what the visitor holds for a lead. */
export type Asked = Context['request'] & { token: (id: string) => string }

/** Performs one row of the contract: a look at the data, or a change with its idempotency row in one transaction. */
export async function perform<N extends CallName>(name: N, input: CallInput<N>, asked: Asked, ground: Ground): Promise<Kept> {
  if (!changes(name)) return answer(name, input, asked, ground, ground.db)
  const key = asked.idempotencyKey
  const owner = ownerIn(input)
  const send = key === null ? null : sendOf(ground.vault, key, [name, ...(owner === null ? [] : [owner, asked.token(owner)])], input)
  if (!send) return ground.write((tx) => answer(name, input, asked, ground, tx))
  if (ground.inHand.has(send.scope)) throw busy()
  ground.inHand.add(send.scope)
  try {
    return await ground.write(async (tx) => {
      const before = await claim(tx, ground.vault, send, ground.now())
      if (before) await refuseErased(tx, owner, before)
      if (before) return before
      const now = await answer(name, input, asked, ground, tx)
      await remember(tx, ground.vault, send, now)
      return now
    })
  } finally {
    ground.inHand.delete(send.scope)
  }
}

async function answer<N extends CallName>(name: N, input: CallInput<N>, asked: Asked, ground: Ground, db: Db): Promise<Kept> {
  const grants: Grant[] = []
  const gone: string[] = []
  const own = (id: string) => ownLead(name, id, asked, db, ground.now())
  const lead = isOwned(name) ? await own(ownerIn(input) ?? '') : null
  const { ip, idempotencyKey, ifMatch } = asked
  const grant = (id: string) => {
    const made = newGrant(id)
    grants.push(made)
    return hashOfToken(made.token)
  }
  const ungrant = (id: string) => void gone.push(id)
  const { vault, now, risk, cepLookup } = ground
  const context: Context = { db, now, lead, request: { ip, idempotencyKey, ifMatch }, vault, risk, cepLookup, own, grant, ungrant }
  return { reply: z.parse(calls[name].reply, await ground.handlers[name](input, context)), grants, gone }
}

async function ownLead(name: CallName, id: string, asked: Asked, db: Db, now: Date): Promise<OwnedLead> {
  const lead = await authorise(db, { id, token: asked.token(id) }, kindsOf(name), now, changes(name))
  const stale = asked.ifMatch !== null && asked.ifMatch !== lead.version
  if (stale && (lead.order_number === null || name === 'removeLead')) throw refuse(412, 'version.stale', { version: lead.version })
  return lead
}

/** The kinds of lead that a call is for, where they are not plain orders. */
const kindsBy: Partial<Record<CallName, readonly LeadKind[]>> = {
  addContact: ['no-coverage'],
  forgetNoCoverage: ['no-coverage'],
  chooseRenewal: ['renewal'],
  finishRenewal: ['renewal'],
  chooseMigrationPlan: ['migration'],
  saveMigrationAddress: ['migration'],
  readLead: ['order', 'renewal', 'no-coverage'],
  readMigration: ['migration'],
  saveStep: ['order', 'migration'],
  confirmLead: ['order', 'migration'],
  answerQuiz: ['order', 'migration'],
  finishLead: ['order', 'migration'],
  removeLead: ['order', 'migration', 'renewal'],
}
const kindsOf = (name: CallName): readonly LeadKind[] => kindsBy[name] ?? ['order']
/** Sending a code is a GET by contract, and still changes something. */
export const changes = (name: CallName) => calls[name].method !== 'GET' || name === 'sendCollaboratorCode'
const isOwned = (name: CallName) => owned(calls[name])
const owned = (row: Call) => row.owned === true

const named = z.object({ idLead: z.optional(z.string()), leadId: z.optional(z.string()), id: z.optional(z.string()), id_renewal_request_user: z.optional(z.string()) })
const anyInput = z.object({ params: named, body: named })

/** The lead that a request names, wherever its row of the contract puts it. */
function ownerIn(input: object): string | null {
  const { params, body } = z.parse(anyInput, input)
  return params.idLead ?? params.leadId ?? params.id ?? params.id_renewal_request_user ?? body.idLead ?? body.id ?? null
}
