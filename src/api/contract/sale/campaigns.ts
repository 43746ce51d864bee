import type { Flags } from '../lead/leadFlags.ts'
import { businessSku, plainCampaign, type Campaign } from './campaign.ts'
import { givenCampaigns } from '../operatorSite/givenCampaigns.ts'
import { brandName, operatorName, streamings } from '../operatorSite/brandAndContact.ts'
import { globoplaySale, streamingCampaigns, streamingPrefixes } from './streamings.ts'

/** The plans of a campaign, by SKU in display order, those not on its home page, and whether they give points. */
type Sale<S extends string> = { skus: readonly S[]; offLanding?: readonly NoInfer<S>[]; points?: true }

/** A campaign for browser and server: the data of its pages, and its plans. */
export type CampaignRow<S extends string = Sold> = Campaign & { sale: Sale<S> }

const main = [
  'd300a',
  'd400a',
  'd500a',
  'd500b',
  'd600a',
  'd600b',
  'd600c',
  'd600gl',
  'd700a',
  'd700b',
  'd1000a',
  'd1000b',
  'd1000c',
  'd1000d',
  'd2000b',
  'd500em',
  'd600wb',
] as const
const mobile = ['d500a', 'd500b', 'd600a', 'd600b', 'd600c', 'd600gl', 'd1000a', 'd1000c', 'd1000d', 'd2000b'] as const

const forMobile = { skus: mobile, offLanding: ['d600gl'] } as const

const upTo20 = 'Até 20 GIGA a mais'
const upTo30 = 'Até 30 GIGA a mais'
const regional: Flags = { regionOffer: true }
const plainly = { title: plainCampaign.title, offer: '' }

const mobileSite = { flow: 'mobile', stillBadges: true, hides: ['support'] } as const
const controle = {
  alias: 'controle',
  mural: 'mobile-control',
  idPlanAddonBonus: 'bonus-timcontrole',
  extra: upTo20,
  lpOrigin: `LP ${operatorName} Controle`,
  ...mobileSite,
} as const
const black = {
  alias: 'black',
  mural: 'mobile-black',
  idPlanAddonBonus: 'bonus-timblack',
  extra: upTo30,
  lpOrigin: `LP ${operatorName} Black`,
  ...mobileSite,
} as const
const pre = {
  alias: 'pre',
  mural: 'mobile-prepaid',
  idPlanAddonBonus: 'bonus-timpre',
  lpOrigin: `LP ${operatorName} Pré`,
  ...mobileSite,
  noindex: true,
} as const

/** The site without a campaign, and its plans. */
export const plainSite = row(
  '',
  plainly,
  { skus: main, offLanding: ['d600a', 'd700b', 'd1000d'] },
  { lpOrigin: plainCampaign.lpOrigin },
)

const rows = [
  plainSite,
  row('timcontrole', titled(`para quem é ${operatorName} Controle`), forMobile, controle),
  row('timblack', titled(`para quem é ${operatorName} Black`), forMobile, black),
  row(
    'timpre',
    titled(`para quem é ${operatorName} Pré`),
    { skus: mobile, offLanding: ['d600gl', 'd1000d', 'd2000b'] },
    pre,
  ),
  row('b/timblack', titled(`para quem é ${operatorName} Black`), forMobile, black),
  row(
    'b',
    titled('com streaming incluso'),
    { skus: ['d500b', 'd600b', 'd700b', 'd1000b', 'd2000b'], offLanding: ['d600b'] },
    { flow: 'b', mural: 'television', lpOrigin: 'LP B' },
  ),
  row(
    'b/r',
    titled('na sua região, com streaming incluso'),
    { skus: ['d500br', 'd600br', 'd1000c', 'd2000b'] },
    {
      mural: 'cinema',
      lpOrigin: 'LP B Regional',
      flags: regional,
    },
  ),
  row(
    'c',
    titled('com HBO Max'),
    { skus: ['d500a', 'd600c', 'd600cb', 'd1000d', 'd1000cb', 'd2000b'], offLanding: ['d600cb', 'd1000cb'] },
    { mural: 'football', lpOrigin: 'LP C' },
  ),
  row(
    'd',
    titled('com mais velocidade'),
    { skus: ['d500a', 'd700a', 'd1000d', 'd2000b'] },
    { mural: 'gauge-700', lpOrigin: 'LP D', card: 'old', planList: 'tabs' },
  ),
  row(
    'r',
    titled('na sua região'),
    { skus: ['d300r', 'd500ar', 'd600ar', 'd600br', 'd1000a', 'd2000b'], offLanding: ['d600br'] },
    { mural: 'house', lpOrigin: 'LP Regional', flags: regional },
  ),
  row(
    'r2',
    titled('na sua região'),
    { skus: ['d400rt', 'd500ar', 'd600ar', 'd1000a', 'd2000b'], offLanding: ['d1000a'] },
    { mural: 'balcony', lpOrigin: 'LP Regional 2', flags: regional },
  ),
  row(
    'r3',
    titled('na sua região, com Globoplay'),
    { skus: ['d500a', 'd600ar3', 'd1000a', 'd1000d', 'd2000b'] },
    { mural: 'grandmother', lpOrigin: 'LP Regional 3', flags: regional },
  ),
  row('rs', titled('no Rio Grande do Sul'), { skus: ['d500rs', 'd700rs'] }, { mural: 'gourd', lpOrigin: 'LP RS' }),
  row(
    'sp',
    titled('em São Paulo'),
    { skus: ['d500a', 'd600sp', 'd1000a', 'd2000b'] },
    { mural: 'avenue', lpOrigin: 'LP SP', flags: regional },
  ),
  row(
    'es',
    titled('no Espírito Santo'),
    { skus: ['d500a', 'd600gles', 'd1000c', 'd1000d', 'd2000b'] },
    { mural: 'convent', lpOrigin: 'LP ES', flags: regional },
  ),
  row(
    'fluxo',
    plainly,
    { skus: ['d500a', 'd600b', 'd1000c', 'd2000b'] },
    {
      flow: 'fluxo',
      mural: 'modem',
      lpOrigin: 'LP Fluxo',
      hides: ['sales'],
    },
  ),
  row(
    'premium',
    titled('para quem quer o máximo'),
    { skus: ['d1000a', 'd1000b', 'd1000cb', 'd2000b'], offLanding: ['d1000cb'] },
    {
      flow: 'premium',
      mural: 'gauge-1000',
      lpOrigin: 'LP Premium',
      flags: { premium: true, premium_special_offer: true },
      hides: ['sales', 'business'],
    },
  ),
  row(
    'oferta-colaborador',
    {
      title: `Oferta para colaboradores ${operatorName}: internet por fibra em casa`,
      offer: `para quem é do time ${operatorName}`,
    },
    { skus: ['d500ar', 'd600ar', 'd1000a', 'd2000b'] },
    {
      content: 'oferta-colaborador',
      flow: 'collaborator',
      mural: 'badge',
      lpOrigin: 'LP Colaborador',
      flags: { collaborator_special_offer: true },
      hides: ['sales', 'business', 'gamer'],
      noindex: true,
    },
  ),
  row(
    'livelo',
    titled('que rende pontos Livelo'),
    { skus: ['d500a', 'd600a', 'd1000a', 'd2000b'], points: true },
    {
      content: 'livelo',
      mural: 'coin',
      lpOrigin: 'LP Livelo',
      flags: { from_livelo: true },
      affiliate: true,
      hides: ['coverage'],
      noindex: true,
    },
  ),
  row(
    'black-friday',
    titled('com preço de Black Friday'),
    { skus: ['d500a', 'd600b', 'd600c', 'd1000a', 'd1000d', 'd2000b'] },
    {
      content: 'black-friday',
      mural: 'percent',
      lpOrigin: 'LP Black Friday',
      hides: ['apps'],
      planList: 'all',
      dark: true,
    },
  ),
  ...streamingPrefixes.map((content) => {
    const { streaming, mural, lpOrigin, sale } = streamingCampaigns[content]
    return row(content, titled(`com ${streamings[streaming]}`), sale, { content, mural, lpOrigin })
  }),
  ...[
    { path: 'timcontrole', line: 'Controle', mural: 'mobile-control-play', own: controle } as const,
    { path: 'timblack', line: 'Black', mural: 'mobile-black-play', own: black } as const,
    { path: 'timpre', line: 'Pré', mural: 'mobile-prepaid-play', own: pre } as const,
  ].map(({ path, line, mural, own }) =>
    row(
      `globoplay/${path}`,
      titled(`com ${streamings['globo-play']}, para quem é ${operatorName} ${line}`),
      globoplaySale,
      { ...own, content: 'globoplay', mural, lpOrigin: `LP Globoplay ${operatorName} ${line}` },
    ),
  ),
  row(
    'migracao-ultrafibra',
    {
      title: `Migração para a ${brandName}: a sua internet agora por fibra`,
      offer: `para quem já tem internet ${operatorName} em casa`,
    },
    { skus: ['d500a', 'd600a', 'd1000a', 'd2000b'] },
    {
      flow: 'migration',
      mural: 'copper',
      lpOrigin: 'LP Migração',
      begins: '/consulta-cpf',
      hides: ['business', 'gamer'],
    },
  ),
]

/** A plan that some campaign sells. */
type Sold = (typeof rows)[number]['sale']['skus'][number]

/** Every campaign, the plain site first. An operator's campaign replaces the product's own at its address. */
export const campaigns: readonly CampaignRow[] = [
  ...rows.map((own) => ({ ...(givenCampaigns.find(({ prefix }) => prefix === own.prefix) ?? own), sale: own.sale })),
  ...givenCampaigns
    .filter(({ prefix }) => !rows.some((own) => own.prefix === prefix))
    .map((given) => ({ ...given, sale: { skus: [] } })),
]

function row<const S extends string>(
  prefix: string,
  said: Pick<Campaign, 'title' | 'offer'>,
  sale: Sale<S>,
  more: Partial<Campaign> & Pick<Campaign, 'lpOrigin'>,
): CampaignRow<S | typeof businessSku> {
  const campaign = { ...plainCampaign, prefix, ...said, ...more }
  const { skus } = sale
  return { ...campaign, sale: { ...sale, skus: campaign.hides.includes('business') ? skus : [...skus, businessSku] } }
}

function titled(offer: string): Pick<Campaign, 'title' | 'offer'> {
  return { title: `${brandName}: internet por fibra ${offer}`, offer }
}
