import { contact } from '../../src/api/contract/contact.ts'
import type { OrderState } from '../../src/api/contract/orderState.ts'
import { greeting } from './greeting.ts'
import type { Letter } from './letter.ts'
import type { OrderTold } from './orderLetter.ts'

type StateTold = Pick<OrderTold, 'number' | 'name' | 'plan'> & { state: OrderState; date: string | null }

/** How far an order is, as the operator tells it. */
export function stateLetter({ number, name, plan, state, date }: StateTold): Letter {
  const { subject, text } = words[state]
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

const words: Record<OrderState, { subject: string; text: string }> = {
  booked: { subject: 'instalação marcada', text: 'A instalação da sua TIM Ultrafibra está marcada.' },
  'crew-on-the-way': {
    subject: 'a equipe está a caminho',
    text: 'A equipe que instala a sua TIM Ultrafibra está a caminho do seu endereço.',
  },
  installed: { subject: 'internet instalada', text: 'A sua TIM Ultrafibra está instalada. Boas-vindas!' },
  'not-possible': {
    subject: 'não foi possível instalar',
    text: 'Não conseguimos instalar a TIM Ultrafibra no seu endereço. Se havia uma visita reservada, ela foi cancelada.',
  },
  cancelled: {
    subject: 'cancelado',
    text: 'O seu pedido foi cancelado. Se havia uma visita reservada, ela também foi cancelada.',
  },
}
