import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { placedOrderTexts } from '../../src/api/contract/placedOrderPage.ts'
import { visitNeeds } from '../../src/api/contract/visitCalendar.ts'
import type { Day } from '../../src/api/contract/values/dates.ts'
import { greeting, type Letter } from './letter.ts'
import { calendarNote, followed, ifNotYours, notMineLinked, type OrderTold, row, timeOf } from './orderLetter.ts'

/** `visit` has the period, which is unknown after the operator moved the visit. */
type VisitTold = Pick<OrderTold, 'number' | 'name' | 'site' | 'address' | 'visit' | 'notMine'> & { date: Day }

export function visitReminderLetter(told: VisitTold): Letter {
  const { number, name, site, address, date, visit } = told
  return {
    subject: `Sua instalação é amanhã, pedido ${number}`,
    parts: [
      { text: `${greeting(name)} A instalação da sua ${brandName} é amanhã.` },
      {
        title: 'Sua visita',
        rows: [['Número do pedido', number], ['Data', visit ? timeOf(visit) : date], ...row('Endereço', address)],
      },
      { text: visitNeeds },
      ...(visit ? [{ text: calendarNote }] : []),
      { text: placedOrderTexts.visit },
      ...(site ? followed(site) : []),
      { text: ifNotYours(told) },
      ...notMineLinked(told),
    ],
  }
}
