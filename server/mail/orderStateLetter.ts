import { contact } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import type { OrderState } from '../../src/api/contract/orderState.ts'
import { orderStateWords } from '../../src/api/contract/orderStateWords.ts'
import { greeting, type Letter } from './letter.ts'
import type { OrderTold } from './orderLetter.ts'

type StateTold = Pick<OrderTold, 'number' | 'name' | 'plan'> & { state: OrderState; date: string | null }

/** The state of an order, as reported by the operator. */
export function orderStateLetter({ number, name, plan, state, date }: StateTold): Letter {
  const { subject, text } = orderStateWords[state]
  return {
    subject: `Pedido ${number}: ${subject}`,
    parts: [
      { text: greeting(name) },
      { text },
      {
        title: 'Seu pedido',
        rows: [['Número do pedido', number], ['Plano', plan.plan], ...(date === null ? [] : [['Data', date] as const])],
      },
      { title: 'Fale conosco', paragraphs: [`Se algo não confere, ligue para ${contact.sales}.`] },
    ],
  }
}
