import { expect, test } from 'vitest'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { planFileOf } from '../../src/api/contract/sale/plan.ts'
import { streamingCampaigns, streamingPrefixes } from '../../src/api/contract/sale/streamings.ts'
import { campaignAt, campaignOf, campaigns, mobileCampaign } from '../../src/content/campaigns/campaignAt.ts'
import { plansOnLanding } from '../../src/funnel/plans/plansOnLanding.ts'

const having = (what: (campaign: (typeof campaigns)[number]) => unknown) =>
  campaigns
    .filter(what)
    .map(({ prefix }) => prefix)
    .toSorted()

test('every campaign has an address of its own', () => {
  expect(new Set(campaigns.map(({ prefix }) => prefix)).size).toBe(campaigns.length)
  expect(planFileOf('b/r')).toBe('b-r.json')
})

test('every home page has plans to show', () => {
  for (const campaign of campaigns)
    expect([campaign.prefix, plansOnLanding(builtInCatalogue.plansFor(campaign.prefix)).length > 0]).toEqual([
      campaign.prefix,
      true,
    ])
})

test.each(streamingPrefixes)(
  'every plan on the home page of %s has its streaming, as its banner promises',
  (prefix) => {
    const { streaming } = streamingCampaigns[prefix]
    const without = plansOnLanding(builtInCatalogue.plansFor(prefix)).filter(
      ({ benefits }) => !benefits.some(({ slug }) => slug === streaming),
    )
    expect(without.map(({ sku }) => sku)).toEqual([])
  },
)

test.each([
  ['timblack', 'paramount-plus', ['d600b', 'd1000c', 'd2000b']],
  ['timblack', 'MAX', ['d500b', 'd600c', 'd1000d', 'd2000b']],
  ['timblack', 'globo-play', ['d600gl']],
  ['hbo-max', 'paramount-plus', ['d2000b']],
  ['rs', 'MAX', ['d500rs', 'd700rs']],
] as const)('the home page of %s with the streaming %s in its address shows %j', (prefix, streaming, skus) => {
  expect(plansOnLanding(builtInCatalogue.plansFor(prefix), { streaming }).map(({ sku }) => sku)).toEqual(skus)
})

test.each([
  ['/', '', '/'],
  ['/checkout/cep', '', '/checkout/cep'],
  ['/checkout/cep/', '', '/checkout/cep'],
  ['/timblack', 'timblack', '/'],
  ['/timblack/', 'timblack', '/'],
  ['/b', 'b', '/'],
  ['/b/r/checkout/cep/', 'b/r', '/checkout/cep'],
  ['/b/timblack/chat', 'b/timblack', '/chat'],
  ['/b/regulamentos', 'b', '/regulamentos'],
  ['/rs/checkout/cep', 'rs', '/checkout/cep'],
  ['/r/checkout/cep', 'r', '/checkout/cep'],
  ['/globoplay/timpre/', 'globoplay/timpre', '/'],
  ['/globoplay/checkout/cep', 'globoplay', '/checkout/cep'],
  ['/regulamentos', '', '/regulamentos'],
  ['/nowhere/checkout/cep', '', '/nowhere/checkout/cep'],
  ['/timblackish', '', '/timblackish'],
])('%s belongs to the campaign "%s", at %s', (pathname, prefix, path) => {
  expect([campaignAt(pathname).campaign.prefix, campaignAt(pathname).path]).toEqual([prefix, path])
})

test.each([
  ['timcontrole', 'controle'],
  ['timblack', 'black'],
  ['b/timblack', 'black'],
  ['timpre', 'pre'],
  ['b', undefined],
])('%s stands for the mobile plan %s', (prefix, alias) => {
  expect(campaignOf(prefix).alias).toBe(alias)
})

test.each([
  ['', 'black', 'timblack'],
  ['b', 'black', 'b/timblack'],
  ['globoplay', 'pre', 'globoplay/timpre'],
  ['globoplay/timblack', 'controle', 'globoplay/timcontrole'],
  ['livelo', 'controle', 'timcontrole'],
] as const)('from "%s", a customer of %s continues in %s', (prefix, alias, expected) => {
  expect(mobileCampaign(alias, campaignOf(prefix)).prefix).toBe(expected)
})

test.each([
  ['', {}],
  ['livelo', { from_livelo: true }],
  ['oferta-colaborador', { collaborator_special_offer: true }],
  ['r3', { regionOffer: true }],
  ['premium', { premium: true, premium_special_offer: true }],
])('the campaign "%s" marks its lead %o', (prefix, flags) => {
  expect(campaignOf(prefix).flags).toEqual(flags)
})

test('each campaign has its content, robots, theme, bonus and hidden parts', () => {
  const ofStreamings = [...streamingPrefixes, 'globoplay/timblack', 'globoplay/timcontrole', 'globoplay/timpre']
  expect(having(({ content }) => content !== '')).toEqual(
    ['black-friday', 'livelo', 'oferta-colaborador', ...ofStreamings].toSorted(),
  )
  expect(having(({ noindex }) => noindex)).toEqual(['globoplay/timpre', 'livelo', 'oferta-colaborador', 'timpre'])
  expect(having(({ dark }) => dark)).toEqual(['black-friday'])
  expect(having(({ hides }) => hides.includes('sales'))).toEqual(['fluxo', 'oferta-colaborador', 'premium'])
  expect(having(({ hides }) => hides.includes('support'))).toEqual(having(({ alias }) => alias))
  expect(having(({ flow }) => flow !== 'order')).toEqual([
    'b',
    'b/timblack',
    'fluxo',
    'globoplay/timblack',
    'globoplay/timcontrole',
    'globoplay/timpre',
    'migracao-ultrafibra',
    'oferta-colaborador',
    'premium',
    'timblack',
    'timcontrole',
    'timpre',
  ])
  expect(campaignOf('b/timblack')).toMatchObject({ idPlanAddonBonus: 'bonus-timblack', extra: 'Até 30 GIGA a mais' })
  expect(campaignOf('unheard-of')).toMatchObject({ prefix: '', lpOrigin: 'LP Padrão' })
})
