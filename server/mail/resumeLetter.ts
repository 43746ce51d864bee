import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import type { Letter } from './letter.ts'

/** The mail with a link that opens an order on another device. */
export function resumeLetter(link: string, hours: number): Letter {
  return {
    subject: `Continue o seu pedido da ${brandName}`,
    parts: [
      { text: 'Abra este link no aparelho em que você quer continuar o seu pedido:' },
      { link },
      { text: `Ele vale por ${hours} horas e abre uma vez só, depois de uma pergunta que só você sabe responder.` },
      { text: 'Não repasse este e-mail. Se não foi você que pediu, ignore: sem a resposta, ninguém vê os seus dados.' },
    ],
  }
}
