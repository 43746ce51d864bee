import { codeLetter } from '../../server/mail/codeLetter.ts'
import { fibreArrivedLetter } from '../../server/mail/fibreArrivedLetter.ts'
import { leftOrderReminderLetter } from '../../server/mail/leftOrderReminderLetter.ts'
import { linkOpenedLetter } from '../../server/mail/linkOpenedLetter.ts'
import { resumeLetter } from '../../server/mail/resumeLetter.ts'
import type { Letter } from '../../server/mail/letter.ts'
import { orderLetter, type OrderTold } from '../../server/mail/orderLetter.ts'
import { orderStateLetter } from '../../server/mail/orderStateLetter.ts'
import { orderStates } from '../../src/api/contract/orderState.ts'
import { visitReminderLetter } from '../../server/mail/visitReminderLetter.ts'
import { withdrawalLetter } from '../../server/mail/withdrawalLetter.ts'
import { customerPlan } from '../../server/plans/customerPlans.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { writtenFor } from '../../server/regulations/regulations.ts'
import { acceptedNow } from '../../src/api/contract/documentEditions.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'

const { plans: catalogue, plansFor } = builtInCatalogue

/** The texts of a plan. */
export const plans = [
  ...['timcontrole', 'timblack'].flatMap(plansFor),
  ...catalogue,
  ...catalogue.map((plan) => customerPlan(plan, 'refidel')),
].flatMap(wordsOf)

function wordsOf({ plan, description, offer, addonBonus, benefits, whatsApps }: Plan): string[] {
  return [
    plan,
    description,
    offer.installation,
    ...addonBonus.map((bonus) => bonus.addon_description),
    ...benefits.map(({ benefit }) => benefit),
    ...whatsApps.map((link) => decodeURIComponent(link.complete_link.split('text=')[1] ?? '')),
  ]
}

const written = [true, false]
  .map((forCollaborators) => writtenFor(forCollaborators, builtInCatalogue))
  .flatMap(({ regulations: rules, sumarries }) => [...rules, ...sumarries])
export const regulations = {
  titles: [...new Set(written.map(({ title }) => title))].slice(0, 2),
  paragraphs: written.flatMap(({ text }) => text.split('\n\n')),
}

const at = new Date('2026-11-21T12:00:00Z')

const orders = catalogue.slice(0, 1).map((plan) => told('order', plan))

/** Every mail in all its variants. */
export const letters: readonly Letter[] = [
  codeLetter('123456', 10),
  fibreArrivedLetter({ name: 'Ana Souza', address: 'Rua das Palmeiras, 35', site: null }),
  linkOpenedLetter(),
  resumeLetter('https://ultrafibra.example/continuar#abc', 24),
  leftOrderReminderLetter({
    name: 'Ana Souza',
    link: 'https://ultrafibra.example/continuar#abc',
    hours: 24,
    unsubscribe: 'https://ultrafibra.example/sem-lembretes?de=abc',
  }),
  ...orders.flatMap((order) => orderStates.map((state) => orderStateLetter({ ...order, state, date: '24/11/2026' }))),
  ...orders.map((order) => visitReminderLetter({ ...order, date: '24/11/2026' })),
  ...(['order', 'migration', 'renewal'] as const).flatMap((kind) => [
    ...catalogue.filter(({ sku }) => ['d600b', 'd300a'].includes(sku)).map((plan) => orderLetter(told(kind, plan))),
    ...catalogue.slice(0, 1).map((plan) => withdrawalLetter(told(kind, plan))),
  ]),
]

function told(kind: OrderTold['kind'], plan: Plan): OrderTold {
  return {
    kind,
    plan,
    at,
    number: '12345678',
    name: 'Ana Souza',
    notMine: 'https://ultrafibra.example/nao-fiz-este-pedido?de=abc',
    summary: '',
    regulation: '',
    documents: acceptedNow,
    site: kind === 'order' ? 'https://ultrafibra.example' : null,
    address: 'Rua das Palmeiras, 35',
    visit: plan.installationSchedule ? { date: '24/11/2026', period: 'manha' } : null,
    dueDate: 10,
    directDebit: plan.installationSchedule ? true : null,
  }
}
