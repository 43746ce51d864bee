import type { Flags } from '../api/contract/tracking.ts'
import type { FlowName } from './flows.ts'

/** What a campaign leaves out of its pages. */
export type Hide = 'sales' | 'support' | 'coverage' | 'apps' | 'business' | 'gamer'

/** A mobile plan, by the short name that several campaigns share. */
export type Alias = 'controle' | 'black' | 'pre'

/** Everything that varies by the campaign that an address begins with. */
export type Campaign = {
  /** The segments that an address begins with; empty without a campaign. */
  prefix: string
  /** The mobile plan that its visitors have. */
  alias?: Alias
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
  /** Where its visitors begin instead of at its home page. */
  begins?: string
  noindex?: true
  /** Dark by itself, unless the visitor chose. */
  dark?: true
}

/** The site without a campaign. */
export const plainCampaign: Campaign = {
  prefix: '', content: '', title: 'TIM Ultrafibra: internet por fibra para a casa inteira', lpOrigin: 'LP Padrão', flow: 'order',
  exclude: ['d600a', 'd1000d'], flags: {}, hides: [],
}

/** What a lead is marked with: by its campaign, and by a plan that wins a customer back. */
export const flagsFor = (campaign: Campaign, sku: string | undefined): Flags => ({ ...campaign.flags, ...(sku === 'd600wb' && { winBack: true }) })

/** What is left of an address below its campaign. */
export const pathBelow = ({ prefix }: Campaign, pathname: string) => bare(pathname.slice(prefix === '' ? 0 : prefix.length + 1)) || '/'

/** A slash at the end makes no difference. */
export const bare = (path: string) => path.replace(/(?<=.)\/+$/, '')
