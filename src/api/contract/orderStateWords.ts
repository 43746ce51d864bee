import { brandName } from './operatorSite/brandAndContact.ts'
import type { OrderState } from './orderState.ts'

/** The texts for the state of an order, in the operator's e-mail and on pages. */
export const orderStateWords: Record<OrderState, { subject: string; text: string }> = {
  booked: { subject: 'instalação marcada', text: `A instalação da sua ${brandName} está marcada.` },
  'crew-on-the-way': {
    subject: 'a equipe está a caminho',
    text: `A equipe que instala a sua ${brandName} está a caminho do seu endereço.`,
  },
  installed: { subject: 'internet instalada', text: `A sua ${brandName} está instalada. Boas-vindas!` },
  'not-possible': {
    subject: 'não foi possível instalar',
    text: `Não conseguimos instalar a ${brandName} no seu endereço. Se havia uma visita reservada, ela foi cancelada.`,
  },
  cancelled: {
    subject: 'cancelado',
    text: 'O seu pedido foi cancelado. Se havia uma visita reservada, ela também foi cancelada.',
  },
}
