import type { Sku } from './offers.ts'

/** What a campaign sells: its skus in order of display, and what it adds to each. */
export type Campaign = { skus: readonly Sku[]; mobileBonus?: string; points?: true }

const main = [
  'd300a', 'd400a', 'd500a', 'd500b', 'd600a', 'd600b', 'd600c', 'd600gl', 'd700a', 'd700b',
  'd1000a', 'd1000b', 'd1000c', 'd1000d', 'd2000b', 'd500em', 'd1000em', 'd600wb',
] as const
const globoplay = ['d600gl', 'd600gles', 'd600sp'] as const
const mobile = ['d500a', 'd500b', 'd600a', 'd600b', 'd600c', 'd600gl', 'd1000a', 'd1000c', 'd1000d', 'd2000b'] as const

const upTo20 = 'Até 20 GIGA a mais'
const upTo30 = 'Até 30 GIGA a mais'

/** The site without a campaign. */
export const plainSite: Campaign = { skus: main }

const byPrefix: Record<string, Campaign> = {
  '': plainSite,
  timcontrole: { skus: mobile, mobileBonus: upTo20 },
  timblack: { skus: mobile, mobileBonus: upTo30 },
  'b/timblack': { skus: mobile, mobileBonus: upTo30 },
  timpre: { skus: mobile },
  b: { skus: ['d500b', 'd600b', 'd700b', 'd1000b', 'd2000b'] },
  d: { skus: ['d500a', 'd700a', 'd1000d', 'd2000b'] },
  c: { skus: ['d500a', 'd600c', 'd600cb', 'd1000d', 'd1000cb', 'd2000b'] },
  r: { skus: ['d300r', 'd500ar', 'd600ar', 'd600br', 'd1000a', 'd2000b'] },
  r2: { skus: ['d400rt', 'd500ar', 'd600ar', 'd1000a', 'd2000b'] },
  r3: { skus: ['d500a', 'd600ar3', 'd1000a', 'd1000d', 'd2000b'] },
  'b/r': { skus: ['d500br', 'd600br', 'd1000c', 'd2000b'] },
  rs: { skus: ['d500rs', 'd700rs'] },
  sp: { skus: ['d500a', 'd600sp', 'd1000a', 'd2000b'] },
  es: { skus: ['d500a', 'd600gles', 'd1000c', 'd1000d', 'd2000b'] },
  fluxo: { skus: ['d500a', 'd600b', 'd1000c', 'd2000b'] },
  premium: { skus: ['d1000a', 'd1000b', 'd1000cb', 'd2000b'] },
  livelo: { skus: ['d500a', 'd600a', 'd1000a', 'd2000b'], points: true },
  paramount: { skus: ['d500br', 'd600b', 'd1000c', 'd2000b'] },
  'hbo-max': { skus: ['d500b', 'd600c', 'd1000d', 'd2000b'] },
  'black-friday': { skus: ['d500a', 'd600b', 'd600c', 'd1000a', 'd1000d', 'd2000b'] },
  'oferta-colaborador': { skus: ['d500ar', 'd600ar', 'd1000a', 'd2000b'] },
  'migracao-ultrafibra': { skus: ['d500a', 'd600a', 'd1000a', 'd2000b'] },
  globoplay: { skus: globoplay },
  'globoplay/timcontrole': { skus: globoplay, mobileBonus: upTo20 },
  'globoplay/timblack': { skus: globoplay, mobileBonus: upTo30 },
  'globoplay/timpre': { skus: globoplay },
}

/** Campaigns by their prefix; the empty one is the plain site. */
export const campaigns: ReadonlyMap<string, Campaign> = new Map(Object.entries(byPrefix))

/** What the campaigns of mobile plans are called for short. */
const aliases: ReadonlyMap<string, string> = new Map([['controle', 'timcontrole'], ['black', 'timblack'], ['pre', 'timpre']])

/** A campaign by its prefix or alias; one that is not known sells what the plain site sells. */
export const campaignBy = (addon: string | null): Campaign => campaigns.get(aliases.get(addon ?? '') ?? addon ?? '') ?? plainSite
