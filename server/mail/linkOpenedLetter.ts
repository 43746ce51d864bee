import { brandName, contact } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import type { Letter } from './letter.ts'

/** Warns a visitor that a link has opened the order on another device. */
export function linkOpenedLetter(): Letter {
  return {
    subject: 'Seu pedido foi aberto em outro aparelho',
    parts: [
      {
        text: `O seu pedido da ${brandName} foi aberto em outro aparelho, por um link e com a sua data de nascimento.`,
      },
      { text: 'Se foi você, está tudo certo.' },
      { text: `Se não foi você, ligue para ${contact.sales}: encerramos o pedido em todos os aparelhos.` },
    ],
  }
}
