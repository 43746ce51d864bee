import { isCovered, type Facts } from './facts.ts'
import type { Flow, WriteName } from './flow.ts'
import { address, looking, noOffer } from './parts/addressScreens.ts'
import { done, identity, review, visit } from './parts/paymentToDone.ts'
import { customer } from './parts/customerScreens.ts'
import { email, phone } from './parts/personScreens.ts'
import { notices } from './parts/saleWrites.ts'
import { changed } from './screen.ts'

/** A customer of the old network moves to fibre. A telephone and an e-mail are asked only if the contract has none. */
export const migration = {
  screens: [
    ...customer,
    ...address,
    looking,
    noOffer,
    { ...phone, skipWhen: (_, { offers }) => offers?.hasPhone === true },
    { ...email, skipWhen: (_, { offers }) => offers?.hasEmail === true },
    ...changed(identity, 'validacao', { back: 'nr-imovel' }),
    visit,
    review,
    done,
  ],
  writes: (facts) => (facts.offers ? ['offer', ...move(facts)] : []),
  calls: {
    offers: 'migrationOffers',
    choose: 'chooseMigrationPlan',
    confirm: { fiberMigration: 'true' },
    read: 'readMigration',
    finish: 'finishLead',
  },
  kind: 'migration',
  link: 'lmig',
  ends: 'visit',
} satisfies Flow

function move(facts: Facts): readonly WriteName[] {
  if (!facts.coverage) return []
  if (!isCovered(facts)) return notices
  const { hasPhone, hasEmail } = facts.offers ?? {}
  const contact: WriteName[] = [...(hasPhone ? [] : (['phone'] as const)), ...(hasEmail ? [] : (['email'] as const))]
  return ['cep', 'number', ...contact, 'scheduleDate']
}
