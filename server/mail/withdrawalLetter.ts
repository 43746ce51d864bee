import { contact } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { dayInBrazil } from '../../src/api/contract/values/dates.ts'
import { greeting, type Letter } from './letter.ts'
import type { OrderTold } from './orderLetter.ts'

type WithdrawalTold = Pick<OrderTold, 'kind' | 'number' | 'name' | 'plan'> & { at: Date }

export function withdrawalLetter({ kind, number, at, name, plan }: WithdrawalTold): Letter {
  return {
    subject: `Pedido ${number} cancelado`,
    parts: [
      { text: greeting(name) },
      {
        text: `Você desistiu do pedido ${number} e ele está cancelado. Nada será cobrado. ${results[kind]} Guarde este e-mail: ele é o seu comprovante.`,
      },
      {
        title: 'Pedido cancelado',
        rows: [
          ['Número do pedido', number],
          ['Plano', plan.plan],
          ['Data da desistência', dayInBrazil(at)],
        ],
      },
      {
        title: 'Fale conosco',
        paragraphs: [`Se não foi você que desistiu, ou se mudar de ideia, ligue para ${contact.sales}.`],
      },
    ],
  }
}

const results = {
  order: 'Se havia uma visita reservada, ela também foi cancelada.',
  migration: 'O seu plano atual continua como está, e a visita que estava reservada foi cancelada.',
  renewal: 'O seu contrato continua como estava.',
}
