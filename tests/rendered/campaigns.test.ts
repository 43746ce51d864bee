import { expect, test } from 'vitest'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { plansAt } from '../../server/coverage/plansAt.ts'
import { offers, type Offer } from '../../server/plans/builtInOffers.ts'
import { serversReplies } from '../../scripts/build/serversReplies.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { advisedOf, worthShowing } from '../../src/funnel/plans/recommendedPlan.ts'
import { plansMatchingLink } from '../../src/funnel/plans/plansMatchingLink.ts'
import { planGroups } from '../../src/funnel/plans/planGroups.ts'
import { sentPages } from '../../src/entry-prerender.tsx'

const pages = await sentPages({ fetch: serversReplies, cities: [] })
/** Without migration, which has no home page. */
const prefixes = campaigns.filter(({ begins }) => begins === undefined).map(({ prefix }) => prefix)

/** A text that only this block has. */
const blocks: Record<string, string> = {
  streaming: 'Streaming Incluso',
  business: 'Fibra para a sua empresa.',
  gamer: 'Mais velocidade para quem joga.',
  ask: 'Será que tem algum plano disponível na minha localização?',
  check: 'Consulte a disponibilidade da TIM Ultrafibra',
  apps: 'Saiba mais sobre os apps',
  staff: 'Abrir o formulário de migração',
}

const homes = new Map(prefixes.map((prefix) => [prefix, readHome(prefix)]))
const homeOf = (prefix: string) => homes.get(prefix) ?? readHome(prefix)

function readHome(prefix: string) {
  const { html = '', data } = pages.find(({ path }) => path === `/${prefix}`) ?? {}
  const page = document.createElement('div')
  page.innerHTML = html
  const text = page.textContent ?? ''
  return {
    title: page.querySelector('title')?.textContent?.replace('TIM Ultrafibra: internet por fibra ', '') ?? '',
    banner: [
      page.querySelector('h1')?.textContent,
      page.querySelector('h1 + .lead')?.textContent,
      /Por R\$\s([\d,]+) por mês/.exec(text)?.[1],
    ],
    plans: data?.landing?.plans ?? [],
    blocks: Object.keys(blocks).filter((name) => text.includes(blocks[name] ?? '')),
  }
}

/** The expected campaigns: the end of each title, the plans by name and the blocks. */
const table =
  `- | para a casa inteira | d1000a d1000b d1000c d2000b d500a d500b d600b d600c d600gl d700a | streaming business gamer ask check apps
timcontrole | para quem é TIM Controle | d1000a d1000c d1000d d2000b d500a d500b d600a d600b d600c | streaming business gamer ask check apps
timblack | para quem é TIM Black | d1000a d1000c d1000d d2000b d500a d500b d600a d600b d600c | streaming business gamer ask check apps
timpre | para quem é TIM Pré | d1000a d1000c d500a d500b d600a d600b d600c | streaming business ask check apps
b/timblack | para quem é TIM Black | d1000a d1000c d1000d d2000b d500a d500b d600a d600b d600c | streaming business gamer ask check apps
b | com streaming incluso | d1000b d2000b d500b d700b | streaming business gamer ask check apps
b/r | na sua região, com streaming incluso | d1000c d2000b d500br d600br | streaming business gamer ask check apps
c | com HBO Max | d1000d d2000b d500a d600c | streaming business gamer ask check apps
d | com mais velocidade | d1000d d2000b d500a d700a | streaming business gamer ask check apps
r | na sua região | d1000a d2000b d500ar d600ar | streaming business gamer ask check apps
r2 | na sua região | d2000b d500ar d600ar | streaming business gamer ask check apps
r3 | na sua região, com Globoplay | d1000a d1000d d2000b d500a d600ar3 | streaming business gamer ask check apps
rs | no Rio Grande do Sul | d500rs d700rs | business ask check apps
sp | em São Paulo | d1000a d2000b d500a d600sp | streaming business gamer ask check apps
es | no Espírito Santo | d1000c d1000d d2000b d500a d600gles | streaming business gamer ask check apps
fluxo | para a casa inteira | d1000c d2000b d500a d600b | streaming business gamer ask check apps
premium | para quem quer o máximo | d1000a d1000b d2000b | streaming gamer ask check apps
oferta-colaborador | Oferta para colaboradores TIM: internet por fibra em casa | d1000a d2000b d500ar d600ar | streaming ask check apps staff
livelo | que rende pontos Livelo | d1000a d2000b d500a d600a | streaming business gamer apps
black-friday | com preço de Black Friday | d1000a d1000d d2000b d500a d600b d600c | streaming business gamer ask check
paramount | com Paramount+ | d1000c d2000b d500br d600b | streaming business gamer ask check apps
hbo-max | com HBO Max | d1000d d2000b d500b d600c | streaming business gamer ask check apps
globoplay | com Globoplay | d600gl | streaming business ask check apps
globoplay/timcontrole | com Globoplay, para quem é TIM Controle | d600gl | streaming business ask check apps
globoplay/timblack | com Globoplay, para quem é TIM Black | d600gl | streaming business ask check apps
globoplay/timpre | com Globoplay, para quem é TIM Pré | d600gl | streaming business ask check apps`.split('\n')

function row(prefix: string): string {
  const { title, plans, blocks: shown } = homeOf(prefix)
  return [
    prefix || '-',
    title,
    plans
      .map(({ sku }) => sku)
      .toSorted()
      .join(' '),
    shown.join(' '),
  ].join(' | ')
}

test('each campaign has its title, its plans and its blocks', () => {
  expect(prefixes.map(row)).toEqual(table)
})

test('plans are sorted by speed and price', () => {
  const orders = prefixes.map((prefix) => homeOf(prefix).plans)
  const sorted = orders.map((plans) =>
    plans.toSorted((a, b) => a.plan_download - b.plan_download || a.price_with_dacc - b.price_with_dacc),
  )
  expect(orders.some(({ length }) => length > 3)).toBe(true)
  expect(orders).toEqual(sorted)
})

/** The heading and the lead of each campaign's banner. */
const banners = `- | A casa inteira na mesma fibra. | Consulte seu endereço, escolha a velocidade e marque a instalação.
timcontrole | Até 20 GIGA a mais com fibra em casa. | Internet por fibra para quem é TIM Controle. Escolha a velocidade e marque a instalação.
timblack | Até 30 GIGA a mais com fibra em casa. | Internet por fibra para quem é TIM Black. Escolha a velocidade e marque a instalação.
timpre | Fibra para quem é TIM Pré. | Consulte seu endereço, escolha a velocidade e marque a instalação.
b/timblack | Até 30 GIGA a mais com fibra em casa. | Internet por fibra para quem é TIM Black. Escolha a velocidade e marque a instalação.
b | Fibra com streaming incluso. | Consulte seu endereço, escolha a velocidade e marque a instalação.
b/r | Fibra na sua região, com streaming incluso. | Consulte seu endereço, escolha a velocidade e marque a instalação.
c | Fibra com HBO Max. | Consulte seu endereço, escolha a velocidade e marque a instalação.
d | Fibra com mais velocidade. | Consulte seu endereço, escolha a velocidade e marque a instalação.
r | Fibra na sua região. | Consulte seu endereço, escolha a velocidade e marque a instalação.
r2 | Fibra na sua região. | Consulte seu endereço, escolha a velocidade e marque a instalação.
r3 | Fibra na sua região, com Globoplay. | Consulte seu endereço, escolha a velocidade e marque a instalação.
rs | Fibra no Rio Grande do Sul. | Consulte seu endereço, escolha a velocidade e marque a instalação.
sp | Fibra em São Paulo. | Consulte seu endereço, escolha a velocidade e marque a instalação.
es | Fibra no Espírito Santo. | Consulte seu endereço, escolha a velocidade e marque a instalação.
fluxo | A casa inteira na mesma fibra. | Consulte seu endereço, escolha a velocidade e marque a instalação.
premium | Fibra para quem quer o máximo. | Consulte seu endereço, escolha a velocidade e marque a instalação.
oferta-colaborador | Fibra em casa para quem faz a TIM. | Confirme seu e-mail corporativo com um código, escolha a velocidade e marque a instalação.
livelo | Fibra que rende pontos Livelo. | Cada plano mostra quantos pontos rende. Escolha a velocidade e marque a instalação.
black-friday | Black Friday na casa inteira. | Consulte seu endereço, escolha a velocidade e marque a instalação antes que a agenda encha.
paramount | Fibra na casa, Paramount+ na tela. | Todos os planos daqui já vêm com Paramount+. Escolha a velocidade e marque a instalação.
hbo-max | Fibra na casa, HBO Max na tela. | Todos os planos daqui já vêm com HBO Max. Escolha a velocidade e marque a instalação.
globoplay | Fibra na casa, Globoplay na tela. | Todos os planos daqui já vêm com Globoplay. Escolha a velocidade e marque a instalação.
globoplay/timcontrole | Fibra na casa, Globoplay na tela. | Até 20 GIGA a mais no celular. Escolha a velocidade e marque a instalação.
globoplay/timblack | Fibra na casa, Globoplay na tela. | Até 30 GIGA a mais no celular. Escolha a velocidade e marque a instalação.
globoplay/timpre | Fibra na casa, Globoplay na tela. | Internet por fibra com Globoplay, para quem é TIM Pré. Escolha a velocidade e marque a instalação.`.split(
  '\n',
)

/** The lowest price on the home page of a campaign. */
function leastPrice(prefix: string): string {
  const shown = builtInCatalogue.plansFor(prefix).filter(({ showOnLanding }) => showOnLanding)
  return Math.min(...shown.map((plan) => plan.price_with_dacc))
    .toFixed(2)
    .replace('.', ',')
}

test('the banner of each campaign has its own words, with its lowest price', () => {
  const said = prefixes.map((prefix) => [prefix || '-', ...homeOf(prefix).banner].join(' | ').replaceAll('\u00a0', ' '))
  expect(said).toEqual(banners.map((words, at) => `${words} | ${leastPrice(prefixes[at] ?? '')}`))
})

const best = (plans: readonly Plan[]) => advisedOf(worthShowing(planGroups(plans), undefined)).recommended?.sku
const lastOrderState: Record<string, string> = { rs: 'RS', sp: 'SP', es: 'ES' }

test('an order recommends the same plan as its campaign’s home page', () => {
  for (const prefix of prefixes) {
    const spot = { technology: 'XGS-PON', state: lastOrderState[prefix] ?? 'MG' } as const
    const { list } = plansMatchingLink(plansAt(spot, { addon: prefix }, builtInCatalogue), {})
    expect([prefix, best(homeOf(prefix).plans)]).toEqual([prefix, best(list)])
  }
})

test('plans of the specification are always in its order', () => {
  const order = ['d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b']
  for (const prefix of prefixes) {
    const shown = homeOf(prefix).plans.map(({ sku }) => sku)
    expect([prefix, shown.filter((sku) => order.includes(sku))]).toEqual([
      prefix,
      order.filter((sku) => shown.includes(sku)),
    ])
  }
})

test('a plan of one state is shown only on the home page of that state', () => {
  const states = new Map(offers.map((offer: Offer) => [offer.sku, offer.state]))
  const found = prefixes.flatMap((prefix) =>
    homeOf(prefix).plans.flatMap(({ sku }) => (states.get(sku) ? [`${prefix}: ${states.get(sku)} ${sku}`] : [])),
  )
  expect(found).toEqual(['rs: RS d500rs', 'rs: RS d700rs', 'sp: SP d600sp', 'es: ES d600gles'])
})
