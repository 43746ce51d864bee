import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { greeting, type Letter } from './letter.ts'

/** The only mail about an unfinished order, with links to continue and to unsubscribe. */
export function leftOrderReminderLetter(told: {
  name: string
  link: string
  hours: number
  unsubscribe: string
}): Letter {
  return {
    subject: `Seu pedido da ${brandName} está guardado`,
    parts: [
      {
        text: `${greeting(told.name)} Você começou um pedido da ${brandName}, e ele está guardado. Para continuar de onde parou, abra este link:`,
      },
      { link: told.link },
      {
        text: `Ele vale por ${told.hours} horas e abre uma vez só, depois de uma pergunta que só você sabe responder. Não repasse este e-mail.`,
      },
      {
        text: 'Você recebeu esta mensagem porque quis promoções por e-mail. Este é o único lembrete deste pedido. Para não receber mais promoções nem lembretes, abra este link:',
      },
      { link: told.unsubscribe },
    ],
  }
}
