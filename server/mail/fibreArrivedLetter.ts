import { brandName, contact } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { lifeDays } from '../http/calls/leadTokens.ts'
import { calledName, type Letter } from './letter.ts'

export function fibreArrivedLetter(told: { name: string; address: string; site: string | null }): Letter {
  const name = calledName(told.name)
  return {
    subject: `A ${brandName} chegou ao seu endereço`,
    parts: [
      {
        text: `Boa notícia${name && `, ${name}`}: já dá para instalar a ${brandName} no seu endereço (${told.address}).`,
      },
      {
        text: `Consulte de novo o seu endereço no site ou ligue para ${contact.sales} e escolha o plano. As portas de cada rua são limitadas.`,
      },
      ...(told.site === null ? [] : [{ link: told.site }]),
      { text: `Você pediu este aviso, e ele é o único. Apagamos o seu contato em ${lifeDays['no-coverage']} dias.` },
    ],
  }
}
