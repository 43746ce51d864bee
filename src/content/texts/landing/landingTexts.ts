import { brandName, operatorName, streamings } from '../../../api/contract/operatorSite/brandAndContact.ts'
import type { Campaign } from '../../../api/contract/sale/campaign.ts'
import { isOfStreaming, streamingCampaigns, type StreamingPrefix } from '../../../api/contract/sale/streamings.ts'
import { planTexts, speedName } from '../planTexts.ts'
import { commonTexts } from '../commonTexts.ts'

export const landingTexts = {
  nav: 'Principal',
  menu: 'Abrir menu',
  links: {
    plans: commonTexts.plans,
    ways: 'Como contratar',
    coverage: commonTexts.checkCoverage,
    faq: 'Dúvidas',
    order: commonTexts.myOrder,
    customer: 'Já sou cliente',
  },
  banner: 'Campanha e consulta de cobertura',
} as const

/** A campaign's offer in a sentence. */
const offered = (offer: string) => `Internet por fibra ${offer || 'para a casa inteira'}.`

/** The description of a home page for search and sharing, with its campaign's offer. */
export const describedAs = (offer: string) =>
  `${offered(offer)} Consulte o seu endereço, escolha a velocidade e marque a instalação, em uma conversa ou em páginas.`

type Banner = { heading: string; lead: string }

/** The banner's texts, by the campaign's content. */
const bannerTexts: Record<Exclude<Campaign['content'], StreamingPrefix>, Banner> = {
  '': {
    heading: 'A casa inteira na mesma fibra.',
    lead: 'Consulte seu endereço, escolha a velocidade e marque a instalação.',
  },
  'oferta-colaborador': {
    heading: `Fibra em casa para quem faz a ${operatorName}.`,
    lead: 'Confirme seu e-mail corporativo com um código, escolha a velocidade e marque a instalação.',
  },
  'black-friday': {
    heading: 'Black\u00a0Friday na casa inteira.',
    lead: 'Consulte seu endereço, escolha a velocidade e marque a instalação antes que a agenda encha.',
  },
  livelo: {
    heading: 'Fibra que rende pontos Livelo.',
    lead: 'Cada plano mostra quantos pontos rende. Escolha a velocidade e marque a instalação.',
  },
}

export function bannerText(content: Campaign['content']): Banner {
  if (!isOfStreaming(content)) return bannerTexts[content]
  const name = streamings[streamingCampaigns[content].streaming].replaceAll(' ', '\u00a0')
  return {
    heading: `Fibra na casa, ${name} na tela.`,
    lead: `Todos os planos daqui já vêm com ${name}. ${onward}`,
  }
}

const onward = 'Escolha a velocidade e marque a instalação.'

/** The banner's texts: of the address's speed, else of the content, else of the offer; the lead names the extra. */
export function bannerOf({ content, offer, extra, alias }: Campaign, speed?: number) {
  const own = bannerText(content)
  const inWhole = `${offered(offer)} ${onward}`
  if (content !== '' || speed !== undefined)
    return {
      heading: speed === undefined ? own.heading : `${speedName(speed)} na casa inteira.`,
      lead: extra ? `${extra} no celular. ${onward}` : alias ? inWhole : own.lead,
    }
  if (extra) return { heading: `${extra} com fibra em casa.`, lead: inWhole }
  return { heading: offer ? `Fibra ${offer}.` : own.heading, lead: own.lead }
}

export const coverageTexts = {
  heading: 'Tem fibra na sua rua?',
  cep: 'CEP',
  phone: 'Celular com DDD',
  voice: 'Como você quer seguir?',
  chat: commonTexts.byChat,
  pages: commonTexts.byPages,
  consent: 'Aceito receber comunicações por SMS e WhatsApp.',
  privacy: commonTexts.privacy,
  again: commonTexts.tryAgain,
  noPhone: 'Falta o celular com DDD: onze números, como em (16) 99123-4567.',
  states: { default: 'Consultar', loading: 'Consultando', success: 'Endereço encontrado', error: 'Confira os dados' },
} as const

/** The drawer that asks for an address and a telephone. */
export const coverageDrawerTexts = {
  heading: 'Consulte a disponibilidade na sua região',
  lead: 'Com o CEP e o número da casa, você vê os planos que chegam aí.',
  cep: 'CEP',
  number: 'Número',
  phone: 'Seu Telefone',
  close: commonTexts.close,
  states: { ...coverageTexts.states, default: 'Enviar' },
} as const

/** The drawer that asks for a contact once the address is found. */
export const leadDrawerTexts = {
  heading: 'Olá! Precisamos de mais alguns dados para confirmar a disponibilidade',
  name: 'Nome completo',
  email: 'E-mail',
  staffEmail: 'E-mail corporativo',
  phone: coverageTexts.phone,
  skip: 'Responder depois e continuar',
  states: { ...coverageTexts.states, default: 'Consultar Cobertura', success: 'Tudo certo' },
} as const

export const offerTexts = {
  heading: 'Escolha a sua velocidade',
  lead: 'Cada azulejo ganha um fio. Quanto mais fios, mais velocidade.',
  prices: (months: number) => `Preços por ${months} meses, no débito automático.`,
  card: {
    new: { take: 'Contratar agora', whatsapp: 'Contratar via WhatsApp', benefits: planTexts.benefits },
    old: { take: 'Contratar online', whatsapp: 'Contratar por WhatsApp', benefits: 'Serviços Inclusos' },
  },
  online: 'Conteúdo online',
  list: {
    speeds: 'Velocidades',
    before: 'Plano anterior',
    after: 'Próximo plano',
    place: '{{index}} de {{slidesLength}}',
  },
  shared: (speed: string) => `${brandName} de ${speed}`,
  hire: (plan: string) => `Como você quer contratar o plano ${plan}?`,
  close: commonTexts.close,
  pages: commonTexts.byPages,
  talk: commonTexts.byChat,
  devices: (count: number) => `Até ${count} dispositivos conectados`,
  installation: (price: string) => `Instalação ${price.toLowerCase()}`,
  ask: { heading: 'Será que tem algum plano disponível na minha localização?', go: 'Consulte sua cobertura' },
  failed: 'Não deu para carregar os planos agora.',
} as const

/** The badges of plan cards; the cheapest one's is in planTexts. `bestSkus` apply if none is recommended. */
export const badgeTexts: Badges = {
  best: 'Melhor Custo Benefício',
  bestSkus: ['d600sp', 'd1000a'],
  bySku: { d2000b: 'Entretenimento garantido' },
  toChoose: ['OFERTA GAMER', 'ESCOLHA STREAMING'],
  special: 'Oferta especial',
}

type Badges = {
  best: string
  bestSkus: readonly string[]
  bySku: Readonly<Record<string, string>>
  toChoose: readonly string[]
  special: string
}

export const waysTexts = {
  call: { lead: 'Prefere falar com uma pessoa?', link: 'Receber uma ligação' },
  heading: 'Duas formas de contratar, um pedido só.',
  lead: 'As perguntas são as mesmas. Comece de um jeito, continue do outro: o que você já respondeu fica guardado.',
  chat: {
    heading: 'Conversando',
    text: 'Uma pergunta por vez, com as suas palavras. Bom para o celular e para quem quer tirar dúvidas no caminho.',
    go: commonTexts.byChat,
  },
  pages: {
    heading: 'Em páginas',
    text: 'Um passo por tela, com o resumo do pedido sempre ao lado. Bom para quem gosta de ver tudo.',
    go: commonTexts.byPages,
  },
} as const
