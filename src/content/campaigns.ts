import type { Flags } from '../api/contract/tracking.ts'
import { pathBelow, plainCampaign, type Alias, type Campaign } from './campaign.ts'

/** The campaign at an address and what is left of the address below it. The longest prefix of whole segments wins. */
export function campaignAt(pathname: string): { campaign: Campaign; path: string } {
  const campaign = longestFirst.find(({ prefix }) => `${pathname}/`.startsWith(`/${prefix}/`)) ?? plainCampaign
  return { campaign, path: pathBelow(campaign, pathname) }
}

/** A campaign by its prefix; one that is not known is none. */
export const campaignOf = (prefix: string): Campaign => byPrefix.get(prefix) ?? plainCampaign

/** The campaign of a mobile plan: below the one that a visitor came by, where there is one. */
export function mobileCampaign(alias: Alias, here: Campaign): Campaign {
  const own = campaigns.filter((campaign) => campaign.alias === alias)
  return own.find(({ prefix }) => prefix.startsWith(`${here.prefix.split('/')[0]}/`)) ?? own[0] ?? plainCampaign
}

const upTo20 = 'Até 20 GIGA a mais'
const upTo30 = 'Até 30 GIGA a mais'
const regional: Flags = { regionOffer: true }
const withoutExtras = ['d600a', 'd600gl']

const controle = { alias: 'controle', idPlanAddonBonus: 'bonus-timcontrole', extra: upTo20, lpOrigin: 'LP TIM Controle', flow: 'mobile', hides: ['support'] } as const
const black = { alias: 'black', idPlanAddonBonus: 'bonus-timblack', extra: upTo30, lpOrigin: 'LP TIM Black', flow: 'mobile', hides: ['support'] } as const
const pre = { alias: 'pre', idPlanAddonBonus: 'bonus-timpre', lpOrigin: 'LP TIM Pré', flow: 'mobile', hides: ['support'], noindex: true } as const

/** Every campaign, the plain site first. */
export const campaigns: readonly Campaign[] = [
  plainCampaign,
  row('timcontrole', titled('para quem é TIM Controle'), { ...controle, exclude: withoutExtras }),
  row('timblack', titled('para quem é TIM Black'), { ...black, exclude: withoutExtras }),
  row('timpre', titled('para quem é TIM Pré'), { ...pre, exclude: [...withoutExtras, 'd1000d', 'd2000b'] }),
  row('b/timblack', titled('para quem é TIM Black'), { ...black, exclude: withoutExtras }),
  row('b', titled('com streaming incluso'), { flow: 'b', lpOrigin: 'LP B', exclude: ['d700b'] }),
  row('b/r', titled('na sua região, com streaming incluso'), { lpOrigin: 'LP B Regional', flags: regional, exclude: ['d500rs', 'd600sp', 'd600gles'] }),
  row('c', titled('com HBO Max'), { lpOrigin: 'LP C', exclude: ['d600cb', 'd1000cb'] }),
  row('d', titled('com mais velocidade'), { lpOrigin: 'LP D' }),
  row('r', titled('na sua região'), { lpOrigin: 'LP Regional', flags: regional, exclude: ['d600br'] }),
  row('r2', titled('na sua região'), { lpOrigin: 'LP Regional 2', flags: regional, exclude: ['d1000a'] }),
  row('r3', titled('na sua região, com Globoplay'), { lpOrigin: 'LP Regional 3', flags: regional }),
  row('rs', titled('no Rio Grande do Sul'), { lpOrigin: 'LP RS', exclude: plainCampaign.exclude }),
  row('sp', titled('em São Paulo'), { lpOrigin: 'LP SP', flags: regional }),
  row('es', titled('no Espírito Santo'), { lpOrigin: 'LP ES', flags: regional }),
  row('fluxo', plainCampaign.title, { flow: 'fluxo', lpOrigin: 'LP Fluxo', exclude: ['d600a', 'd600c'], hides: ['sales'] }),
  row('premium', titled('para quem quer o máximo'), { flow: 'premium', lpOrigin: 'LP Premium', flags: { premium: true, premium_special_offer: true }, exclude: ['d500a', 'd1000cb'], hides: ['sales', 'business'] }),
  row('oferta-colaborador', 'Oferta para colaboradores TIM: internet por fibra em casa', {
    content: 'oferta-colaborador', flow: 'collaborator', lpOrigin: 'LP Colaborador', flags: { collaborator_special_offer: true },
    exclude: ['d600br'], hides: ['sales', 'business', 'gamer'], noindex: true,
  }),
  row('livelo', titled('que rende pontos Livelo'), { content: 'livelo', lpOrigin: 'LP Livelo', flags: { from_livelo: true }, hides: ['coverage'], noindex: true }),
  row('black-friday', titled('com preço de Black Friday'), { content: 'black-friday', lpOrigin: 'LP Black Friday', hides: ['apps'], dark: true }),
  row('paramount', titled('com Paramount+'), { content: 'paramount', lpOrigin: 'LP Paramount', exclude: ['d500b', 'd600c', 'd1000d'] }),
  row('hbo-max', titled('com HBO Max'), { content: 'hbo-max', lpOrigin: 'LP HBO Max' }),
  row('globoplay', titled('com Globoplay'), { lpOrigin: 'LP Globoplay' }),
  row('globoplay/timcontrole', titled('com Globoplay, para quem é TIM Controle'), { ...controle, lpOrigin: 'LP Globoplay TIM Controle' }),
  row('globoplay/timblack', titled('com Globoplay, para quem é TIM Black'), { ...black, lpOrigin: 'LP Globoplay TIM Black' }),
  row('globoplay/timpre', titled('com Globoplay, para quem é TIM Pré'), { ...pre, lpOrigin: 'LP Globoplay TIM Pré' }),
  row('migracao-ultrafibra', 'Migração para a TIM Ultrafibra: a sua internet agora por fibra', { flow: 'migration', lpOrigin: 'LP Migração', begins: '/consulta-cpf', hides: ['business', 'gamer'] }),
]

const byPrefix = new Map(campaigns.map((campaign) => [campaign.prefix, campaign]))
const longestFirst = campaigns.filter(({ prefix }) => prefix !== '').toSorted((a, b) => b.prefix.length - a.prefix.length)

function row(prefix: string, title: string, more: Partial<Campaign>): Campaign {
  return { ...plainCampaign, prefix, title, exclude: [], ...more }
}

function titled(about: string): string {
  return `TIM Ultrafibra: internet por fibra ${about}`
}
