import { givenPlainCampaign } from './operatorSite/givenPlainCampaign.ts'
import { brandName } from './operatorSite/names.ts'
import type { PictureName } from './pictureName.ts'
import type { Flags } from './leadFlags.ts'

/** What a campaign leaves out of its pages. */
type Hide = 'sales' | 'support' | 'coverage' | 'apps' | 'business' | 'gamer'

/** A mobile plan, by the short name that several campaigns share. */
export type Alias = 'controle' | 'black' | 'pre'

/** What the pages of a campaign know of it: everything that varies by the campaign that an address begins with. */
export type Campaign = {
  /** The segments that an address begins with; empty without a campaign. */
  prefix: string
  /** The mobile plan that its visitors have. */
  alias?: Alias
  /** Whose words and pictures its pages show. */
  content: '' | 'paramount' | 'hbo-max' | 'globoplay' | 'oferta-colaborador' | 'black-friday' | 'livelo'
  title: string
  /** The picture of its banner, by which it is known at a glance. */
  mural: PictureName
  /** What it offers, as it goes on after 'internet por fibra'; empty where it is nothing of its own. */
  offer: string
  /** The landing page that its leads say they came from. */
  lpOrigin: string
  /** The way to buy that its visitors take. */
  flow: 'order' | 'b' | 'fluxo' | 'premium' | 'mobile' | 'collaborator' | 'migration'
  /** What it marks on its leads. */
  flags: Flags
  idPlanAddonBonus?: string
  /** What its mobile plan gets on top. */
  extra?: string
  hides: readonly Hide[]
  /** How its plans are listed where it is not by a card for each speed: in tabs, or each plan by itself in a row. */
  planList?: 'tabs' | 'all'
  /** Its plan cards have the words of the older kind. */
  card?: 'old'
  /** The words over its plan cards stay with the first where others take turns. */
  stillBadges?: true
  /** Where its visitors begin instead of at its home page. */
  begins?: string
  noindex?: true
  /** A partner who brings its visitors counts them by a script of its own. */
  affiliate?: true
  /** Dark by itself, unless the visitor chose. */
  dark?: true
}

/** The plan for businesses, which every campaign sells whose home page tells of it. */
export const businessSku = 'd1000em'

/** The site without a campaign. */
export const plainCampaign: Campaign = {
  prefix: '',
  content: '',
  mural: 'family',
  title: `${brandName}: internet por fibra para a casa inteira`,
  offer: '',
  lpOrigin: 'LP Padrão',
  flow: 'order',
  flags: {},
  hides: [],
  ...givenPlainCampaign,
}
