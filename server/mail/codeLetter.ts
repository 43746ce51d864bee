import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import type { Letter } from './letter.ts'

export function codeLetter(code: string, minutes: number): Letter {
  return {
    subject: 'Seu código da oferta para colaboradores',
    parts: [
      { text: `Use este código para continuar o seu pedido da ${brandName}:` },
      { code },
      { text: `Ele vale por ${minutes} minutos e só o último código enviado funciona.` },
      {
        text: 'Não passe este código a ninguém: não pedimos códigos por telefone nem por mensagem. Se não foi você que pediu, ignore este e-mail.',
      },
    ],
  }
}
