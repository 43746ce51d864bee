import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { addressCards, customerCards, mobileCards } from '../../server/sample/sampleCards.ts'
import type { Campaign } from '../../src/api/contract/sale/campaign.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { factsOf } from '../../src/funnel/answersAndFacts.ts'
import { codeMailed } from '../support/aCustomer.ts'
import { aSale } from '../support/aSale.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import { apiOf } from '../support/overServer.ts'
import { person } from '../support/person.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'

let server: Awaited<ReturnType<typeof aServerOnDisk>>
beforeAll(async () => {
  server = await aServerOnDisk()
})
afterAll(() => server.stop())

const came = {
  utm_source: 'mail',
  utm_medium: 'news',
  utm_campaign: 'maio',
  utm_content: 'topo',
  gclid: 'g-1',
  matchchannel: 'm',
  campaignid: '7',
  ab_version: 'B' as const,
  origin: 'site.example',
}

/** The further answers for a campaign: a mobile line, an address where it sells, a code, a contract. */
function wordsFor({ prefix, alias }: Campaign) {
  const phone = alias ? mobileCards[alias].phone : person.phone
  const place =
    prefix === 'rs' ? addressCards.rioGrande : prefix === 'es' ? addressCards.espiritoSanto : addressCards.covered
  const email = prefix === 'oferta-colaborador' ? 'lia@timbrasil.example' : person.email
  return {
    ...person,
    phone: phone ?? '',
    email: email ?? '',
    cep: place.cep,
    number: place.number,
    ...(prefix === 'migracao-ultrafibra' && { document: customerCards.migration.cpf }),
  }
}

/** A plan on the home page of the campaign. */
function planIn(campaign: Campaign): string {
  const shown = builtInCatalogue.plansFor(campaign.prefix).filter(({ showOnLanding }) => showOnLanding)
  return shown.find(({ sku }) => /^d(600|500|1000)/.test(sku))?.sku ?? ''
}

it.each(campaigns.map((campaign) => ({ prefix: campaign.prefix, campaign })))(
  'an order of the campaign "$prefix" is placed, with its origin in the lead',
  async ({ prefix, campaign }) => {
    const plan = planIn(campaign)
    const words = { ...wordsFor(campaign), plan, offer: plan }
    const visit = { ...came, lp_origin: campaign.lpOrigin }
    const sale = aSale({}, { campaign: prefix, api: apiOf(server.app), visit, wanted: { sku: plan } })
    await talk(sale, words)
    if (sale.current() === 'confirmacao-colaborador')
      await talk(sale, { ...words, code: await codeMailed(server, words.email) })
    if (sale.current() !== 'confirmacao') await pickFirstVisit(sale)
    await talk(sale, words)
    const { coverage, offers } = factsOf(sale.funnel())
    const shown = (offers ?? coverage)?.plans.map(({ sku }) => sku) ?? []
    expect(shown).toContain(plan)
    expect(await finish(sale)).toMatch(/^\d+$/)
    const lead = await server.lead(sale.funnel().lead?.id ?? '')
    if (!lead) throw new Error('The lead is not stored')
    const { addon, bonus_plan_id, plan_id, tracking, flags, order_number } = lead
    expect(JSON.parse(tracking ?? '{}')).toEqual(visit)
    expect({
      addon,
      bonus: bonus_plan_id,
      plan: plan_id,
      flags: JSON.parse(flags ?? '{}'),
      ordered: order_number !== null,
    }).toEqual({
      addon: ['', 'migracao-ultrafibra'].includes(prefix) ? null : prefix,
      bonus: campaign.idPlanAddonBonus ?? null,
      plan: prefix === 'migracao-ultrafibra' ? `migration-${plan}` : `plan-${plan}`,
      flags: campaign.flags,
      ordered: true,
    })
  },
)

it.each([
  ['globoplay/timblack', { sku: 'd600gles' }, 'plan-d600gles'],
  ['timblack', { sku: 'd1000c' }, 'plan-d1000c'],
  ['timblack', {}, null],
  ['timblack', { dl: 600 }, null],
])(
  'the line of a mobile customer of %s who asks for %o begins an order with the plan %s',
  async (prefix, wanted, plan) => {
    const sale = aSale({}, { campaign: prefix, api: apiOf(server.app), wanted })
    await talk(sale, { phone: mobileCards.black.phone })
    expect(sale.current()).toBe('cep')
    const lead = await server.db
      .selectFrom('leads')
      .select('plan_id')
      .where('id', '=', sale.funnel().lead?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(lead.plan_id).toBe(plan)
  },
)

it('a plan to win a customer back sets a flag in its lead', async () => {
  const sale = aSale({}, { api: apiOf(server.app), wanted: { sku: 'd600wb' } })
  const { plan: _, ...words } = person
  await talk(sale, words)
  const lead = await server.db
    .selectFrom('leads')
    .select(['plan_id', 'flags'])
    .where('id', '=', sale.funnel().lead?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(lead).toEqual({ plan_id: 'plan-d600wb', flags: '{"winBack":true}' })
})
