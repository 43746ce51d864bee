import type * as z from 'zod/mini'
import type { flags as flagsSchema } from '../api/contract/tracking.ts'
import type { FlowName } from './flows.ts'
import { landingTexts } from './landing.ts'

type Flags = z.output<typeof flagsSchema>
/** What a campaign leaves out of its pages. */
export type Hide = 'sales' | 'support' | 'coverage' | 'apps' | 'business' | 'gamer'

/** Everything that varies by the campaign that an address begins with. */
export type Campaign = {
  /** The segments that an address begins with; empty without a campaign. */
  prefix: string
  /** The mobile plan that its visitors have. */
  alias?: 'controle' | 'black' | 'pre'
  /** Whose words and pictures its pages show. */
  content: '' | 'paramount' | 'hbo-max' | 'oferta-colaborador' | 'black-friday' | 'livelo'
  title: string
  /** The landing page that its leads say they came from. */
  lpOrigin: string
  flow: FlowName
  /** Plans that its home page leaves out. */
  exclude: readonly string[]
  /** What it marks on its leads. */
  flags: Flags
  idPlanAddonBonus?: string
  /** What its mobile plan gets on top. */
  extra?: string
  hides: readonly Hide[]
  noindex?: true
  /** Dark by itself, unless the visitor chose. */
  dark?: true
}

/** The campaign at an address and what is left of the address below it. The longest prefix of whole segments wins. */
export function campaignAt(pathname: string): { campaign: Campaign; path: string } {
  const campaign = longestFirst.find(({ prefix }) => `${pathname}/`.startsWith(`/${prefix}/`)) ?? plainCampaign
  const rest = campaign.prefix === '' ? pathname : pathname.slice(campaign.prefix.length + 1)
  return { campaign, path: rest.replace(/\/+$/, '') || '/' }
}

/** A campaign by its prefix; one that is not known is none. */
export const campaignOf = (prefix: string): Campaign => byPrefix.get(prefix) ?? plainCampaign

/** What a lead is marked with: by its campaign, and by a plan that wins a customer back. */
export const flagsFor = (campaign: Campaign, sku: string | undefined): Flags => ({ ...campaign.flags, ...(sku === 'd600wb' && { winBack: true }) })

const upTo20 = 'Até 20 GIGA a mais'
const upTo30 = 'Até 30 GIGA a mais'
const regional: Flags = { regionOffer: true }
const notOnHome = ['d600a', 'd600b', 'd600c', 'd600gl', 'd1000c', 'd1000d']
const withoutExtras = ['d600a', 'd600gl']

const controle = { alias: 'controle', idPlanAddonBonus: 'bonus-timcontrole', extra: upTo20, lpOrigin: 'LP TIM Controle', flow: 'mobile', hides: ['support'] } as const
const black = { alias: 'black', idPlanAddonBonus: 'bonus-timblack', extra: upTo30, lpOrigin: 'LP TIM Black', flow: 'mobile', hides: ['support'] } as const
const pre = { alias: 'pre', idPlanAddonBonus: 'bonus-timpre', lpOrigin: 'LP TIM Pré', flow: 'mobile', hides: ['support'], noindex: true } as const

/** The site without a campaign. */
export const plainCampaign: Campaign = row('', landingTexts.title, { exclude: notOnHome })

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
  row('rs', titled('no Rio Grande do Sul'), { lpOrigin: 'LP RS', flags: regional, exclude: notOnHome }),
  row('sp', titled('em São Paulo'), { lpOrigin: 'LP SP', flags: regional }),
  row('es', titled('no Espírito Santo'), { lpOrigin: 'LP ES', flags: regional }),
  row('fluxo', landingTexts.title, { flow: 'fluxo', lpOrigin: 'LP Fluxo', exclude: ['d600a', 'd600c'], hides: ['sales'] }),
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
  row('migracao-ultrafibra', 'Migração para a TIM Ultrafibra: a sua internet agora por fibra', { flow: 'migration', lpOrigin: 'LP Migração', hides: ['business', 'gamer'] }),
]

const byPrefix = new Map(campaigns.map((campaign) => [campaign.prefix, campaign]))
const longestFirst = campaigns.filter(({ prefix }) => prefix !== '').toSorted((a, b) => b.prefix.length - a.prefix.length)

function row(prefix: string, title: string, more: Partial<Campaign>): Campaign {
  return { prefix, title, content: '', lpOrigin: 'LP Padrão', flow: 'order', exclude: [], flags: {}, hides: [], ...more }
}

function titled(about: string): string {
  return `TIM Ultrafibra: internet por fibra ${about}`
}
