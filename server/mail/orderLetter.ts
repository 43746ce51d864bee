import { brandName, contact } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { daysToWithdraw } from '../../src/api/contract/daysToWithdraw.ts'
import { documents, permanentPath, type DocumentName, type Edition } from '../../src/api/contract/documentEditions.ts'
import { dayInBrazil } from '../../src/api/contract/values/dates.ts'
import { placedOrderForm } from '../../src/api/contract/placedOrderPage.ts'
import { money } from '../../src/api/contract/values/money.ts'
import { offerLabelRows } from '../../src/api/contract/sale/offerLabelRows.ts'
import { visitHoursInWords } from '../../src/api/contract/values/visitHours.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import type { Slot } from '../../src/api/contract/values/valueRules.ts'
import type { Accepted } from '../leads/order/placeOrder.ts'
import { lastDayToWithdraw } from '../leads/order/withdrawalTerm.ts'
import { greeting, type Letter, type Row } from './letter.ts'

/** The data of an order's mail. Unknown parts are left out. */
export type OrderTold = {
  kind: 'order' | 'migration' | 'renewal'
  number: string
  at: Date
  name: string
  plan: Plan
  summary: string
  regulation: string
  documents?: Accepted | undefined
  /** The address of the site, if known. */
  site?: string | null
  address: string | null
  visit: Slot | null
  dueDate: number | null
  directDebit: boolean | null
  /** The link for somebody who did not place the order. */
  notMine?: string | null
}

/** The confirmation of an order: its summary, the label of the offer, the contract, and the right to withdraw. */
export function orderLetter(order: OrderTold): Letter {
  return {
    subject: `${subjects[order.kind]} ${order.number}`,
    parts: [
      { text: greeting(order.name) },
      { text: `${openings[order.kind]} Guarde este e-mail: ele é o seu comprovante.` },
      { title: 'Resumo do pedido', rows: summaryRows(order) },
      ...(order.visit ? [{ text: calendarNote }] : []),
      ...(order.site ? followed(order.site) : []),
      { title: 'Etiqueta da oferta', rows: offerLabelRows(order.plan).map(({ label, value }) => [label, value]) },
      { title: 'Direito de arrependimento', paragraphs: [withdrawal(order.at)] },
      { title: 'Sumário da oferta', paragraphs: order.summary.split('\n\n') },
      { title: 'Regulamento da oferta', paragraphs: order.regulation.split('\n\n') },
      ...acceptedPart(order),
      {
        title: 'Fale conosco',
        paragraphs: [
          `Vendas: ${contact.sales}. Suporte: ${contact.support}.`,
          `Não pedimos senhas nem códigos por e-mail. ${ifNotYours(order)}`,
        ],
      },
      ...notMineLinked(order),
    ],
  }
}

export const calendarNote = 'A visita vai neste e-mail também como arquivo, para você pôr na sua agenda.'

type NotMine = Pick<OrderTold, 'notMine'>

/** The advice to somebody who did not place the order. The link follows. */
export const ifNotYours = ({ notMine }: NotMine) =>
  `Se você não fez este pedido, avise pelo ${contact.sales}${notMine ? ' ou por este link:' : '.'}`

export const notMineLinked = ({ notMine }: NotMine): Letter['parts'] => (notMine ? [{ link: notMine }] : [])

/** The page with the order's status. The link contains no personal data. */
export const followed = (site: string): Letter['parts'] => [
  { text: 'Para acompanhar o pedido, abra a página abaixo com o número dele e o celular que você informou.' },
  { link: new URL(placedOrderForm.path, site).href },
]

/** The accepted editions of the documents, whose addresses never change. */
function acceptedPart({ documents: accepted, site }: OrderTold): Letter['parts'] {
  if (!accepted) return []
  const paragraphs = (['contrato', 'oferta'] as const).flatMap((name) => {
    const edition = documents[name].editions.find(({ version }) => version === accepted[name])
    return edition ? [acceptedOne(name, edition, site)] : []
  })
  return [{ title: 'Documentos que você aceitou', paragraphs }]
}

function acceptedOne(name: DocumentName, edition: Edition, site: string | null | undefined): string {
  const said = `${documents[name].title}, versão ${edition.version}, em vigor desde ${edition.since}`
  return site ? `${said}: ${new URL(permanentPath(name, edition), site).href}` : `${said}.`
}

const subjects = {
  order: 'Recebemos o seu pedido',
  migration: 'Recebemos a sua migração, pedido',
  renewal: 'Recebemos a sua renovação, pedido',
}
const openings = {
  order: `Recebemos o seu pedido da ${brandName}.`,
  migration: `Recebemos o seu pedido para passar o seu plano para a fibra da ${brandName}.`,
  renewal: `Recebemos a renovação do seu contrato da ${brandName}.`,
}
const periods = { manha: 'manhã', tarde: 'tarde' }

function summaryRows({ number, at, plan, address, visit, dueDate, directDebit, kind }: OrderTold): Row[] {
  return [
    ['Número do pedido', number],
    ['Data do pedido', dayInBrazil(at)],
    ['Plano', plan.plan],
    ['Preço', priceOf(plan, directDebit)],
    ...row('Endereço', address),
    ...row('Vencimento', dueDate === null ? null : `dia ${dueDate}`),
    ...row('Instalação', visitOf(visit, kind)),
  ]
}

function priceOf(plan: Plan, directDebit: boolean | null): string {
  const withDebit = `${money(plan.price_with_dacc)} por mês com débito automático`
  const without = `${money(plan.price)} por mês sem débito automático`
  if (directDebit === null) return `${withDebit}, ou ${without}`
  return directDebit ? withDebit : without
}

export function visitOf(visit: Slot | null, kind: OrderTold['kind']): string | null {
  if (visit) return timeOf(visit)
  return kind === 'renewal' ? null : 'a data é combinada por telefone'
}

export const timeOf = ({ date, period }: Slot) => `${date}, ${periods[period]} (${visitHoursInWords[period]})`

function withdrawal(at: Date): string {
  return `Você pode desistir em até ${daysToWithdraw} dias, até ${lastDayToWithdraw(at)}, sem custo e sem explicação, pelo mesmo canal da contratação ou pelo ${contact.sales}. A confirmação é imediata.`
}

export const row = (label: string, value: string | null): Row[] => (value === null ? [] : [[label, value]])
