import { brandName } from './operatorSite/brandAndContact.ts'
/** The form that requests a call without scripts, and the address that answers it. */
export const phoneCallForm = { path: '/receber-ligacao', field: 'telephone' } as const

export const phoneCallTexts = {
  heading: `Quer que a ${brandName} ligue para você?`,
  lead: 'O pedido pelo site usa JavaScript, que está desligado neste navegador. Deixe o seu telefone, e uma pessoa do time tira as suas dúvidas e faz o pedido com você.',
  phone: 'Seu telefone com DDD',
  go: 'Receber uma ligação',
  asked: 'Ligação pedida.',
  soon: 'Tudo certo! Dentro de alguns segundos, entraremos em contato através do DDD 16 para tirar suas dúvidas.',
  home: 'Voltar ao início',
} as const
