import { stepOrder } from '../api/contract/stepOrder.ts'
import { isCovered, type Facts } from '../content/facts.ts'
import type { Now, WriteName } from './writes.ts'

/** What the server is to know in a flow, in the order in which it takes it. */
export function dueWrites({ ledger, facts }: Pick<Now, 'ledger' | 'facts'>): readonly WriteName[] {
  switch (ledger.flow) {
    case 'coverage': return isCovered(facts) ? [] : sale(facts)
    case 'renewal': return facts.offers ? ['offer'] : []
    case 'migration': return facts.offers ? ['offer', ...move(facts)] : []
    case 'collaborator': return ['collaborator', ...(facts.collaborator ? sale(facts) : [])]
    case 'mobile': return facts.renta ? sale(facts) : []
    case 'order': case 'b': case 'fluxo': case 'premium': return sale(facts)
  }
}

const notices: WriteName[] = ['notice', 'contact']

function sale(facts: Facts): WriteName[] {
  if (!facts.coverage) return []
  return isCovered(facts) ? ['lead', ...stepOrder] : notices
}

/** A customer who moves is asked for a telephone or an e-mail only where the contract has none. */
function move(facts: Facts): WriteName[] {
  if (!facts.coverage) return []
  if (!isCovered(facts)) return notices
  const { hasPhone, hasEmail } = facts.offers ?? {}
  return ['cep', 'door', ...(hasPhone ? [] : (['phone'] as const)), ...(hasEmail ? [] : (['email'] as const)), 'scheduleDate']
}
