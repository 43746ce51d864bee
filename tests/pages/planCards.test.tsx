import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plansIn } from '../support/productPlans.ts'
import { planFileOf, type Plan } from '../../src/api/contract/sale/plan.ts'
import { campaignOf, campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { badgeTexts, offerTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { planTexts, speedName } from '../../src/content/texts/planTexts.ts'
import { advisedOf } from '../../src/funnel/plans/recommendedPlan.ts'
import { planGroups } from '../../src/funnel/plans/planGroups.ts'
import { plansOnLanding } from '../../src/funnel/plans/plansOnLanding.ts'
import { choosePlanBadges } from '../../src/pages/landing/choosePlanBadges.ts'
import { PlanSection } from '../../src/pages/landing/PlanSection.tsx'
import { PlanCardActions } from '../../src/pages/landing/PlanCardActions.tsx'
import { AlternatingRibbon } from '../../src/pages/landing/AlternatingRibbon.tsx'
import { DrawsAll } from '../../src/ui/lazyHydration.tsx'
import { CampaignContext } from '../../src/ui/useCampaign.ts'
import { aPlan } from '../support/aPlan.ts'

beforeEach(() => localStorage.setItem('ab-version', 'A'))
afterEach(() => void vi.useRealTimers())

const { toChoose, special } = badgeTexts
const gamer = ['OFERTA GAMER', 'ESCOLHA STREAMING']

test.each([
  ['d500a', 500, { isCheapest: true }, ['MENOR PREÇO']],
  ['d500a', 500, {}, ['Oferta especial']],
  ['d600sp', 600, {}, ['Melhor Custo Benefício']],
  ['d1000a', 1000, { hasChoice: true }, ['Melhor Custo Benefício']],
  ['d1000a', 1000, { hasChoice: true, isRecommended: false }, gamer],
  ['d700a', 700, { isRecommended: true }, ['Melhor Custo Benefício']],
  ['d600gl', 600, { isRecommended: true, hasChoice: true }, ['Melhor Custo Benefício']],
  ['d2000b', 2000, {}, ['Entretenimento garantido']],
  ['d2000b', 2000, { isCheapest: true }, ['MENOR PREÇO']],
  ['d600gl', 600, { hasChoice: true }, gamer],
  ['d600gl', 600, { hasChoice: true, isStill: true }, ['OFERTA GAMER']],
  ['d600gl', 600, {}, ['Oferta especial']],
  ['d500b', 500, { hasChoice: true }, ['Oferta especial']],
])('%s with %i Mega and %o has %j above its card', (sku, plan_download, facts, expected) => {
  const still = { isCheapest: false, isRecommended: null, hasChoice: false, isStill: false }
  expect(choosePlanBadges(aPlan({ sku, plan_download }), { ...still, ...facts })).toEqual(expected)
})

/** Lets observed elements come into sight and leave it. */
function standInForSight() {
  const seen: ((isIntersecting: boolean) => void)[] = []
  class Sight {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      seen.push((isIntersecting) => tell([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Sight)
  return (isIntersecting: boolean) => act(() => seen.forEach((tell) => tell(isIntersecting)))
}

const motion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener() {}, removeEventListener() {} }))
const shownNow = () => document.querySelector('[aria-hidden] > :not([data-off])')?.textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('words alternate every 1.5 seconds while visible, and stop within five seconds', async () => {
  vi.useFakeTimers()
  motion(false)
  const comeIntoSight = standInForSight()
  render(<AlternatingRibbon texts={toChoose} />)
  await pass(5000)
  expect(shownNow()).toBe('OFERTA GAMER')
  comeIntoSight(true)
  await pass(1499)
  expect(shownNow()).toBe('OFERTA GAMER')
  await pass(1)
  expect(shownNow()).toBe('ESCOLHA STREAMING')
  await pass(1500)
  expect(shownNow()).toBe('OFERTA GAMER')
  await pass(1500)
  expect(shownNow()).toBe('ESCOLHA STREAMING')
  await pass(60_000)
  expect(shownNow()).toBe('ESCOLHA STREAMING')
  comeIntoSight(true)
  await pass(1000)
  comeIntoSight(false)
  await pass(60_000)
  expect(shownNow()).toBe('ESCOLHA STREAMING')
})

test('with reduced motion the first words stay; screen readers read all once', async () => {
  vi.useFakeTimers()
  motion(true)
  const comeIntoSight = standInForSight()
  render(<AlternatingRibbon texts={toChoose} />)
  comeIntoSight(true)
  await pass(5000)
  expect(shownNow()).toBe('OFERTA GAMER')
  expect(screen.getByText('OFERTA GAMER, ESCOLHA STREAMING').closest('[aria-hidden], [aria-live], [role]')).toBeNull()
})

const shown = (file: string) => plansOnLanding(plansIn(file))

const section = (plans: readonly Plan[], prefix: string) => (
  <CampaignContext value={campaignOf(prefix)}>
    <MemoryRouter>
      <DrawsAll value>
        <PlanSection heading="Planos" lead="" plans={plans} />
      </DrawsAll>
      <Where />
    </MemoryRouter>
  </CampaignContext>
)

function show(plans: readonly Plan[], prefix = '') {
  render(section(plans, prefix))
  return screen.getAllByRole('article').map((card) => within(card))
}

type Card = ReturnType<typeof show>[number]

const Where = () => <output data-testid="here">{useLocation().pathname}</output>

test('the duration of the prices and the payment are above the cards', () => {
  const [plan = aPlan({})] = shown('plans.json')
  show([{ ...plan, offer: { ...plan.offer, months: 6 } }])
  expect(screen.getByText('Preços por 6 meses, no débito automático.')).toBeDefined()
})

test('only the cheapest plan is marked so, and every card with points shows them', () => {
  const cards = show(shown('livelo.json'), 'livelo')
  expect(cards.map((card) => card.queryByText(planTexts.cheapest) !== null)).toEqual([true, false, false, false])
  expect(cards.map((card) => card.getAllByText(/^\+[\d.]+ PONTOS$/).map(({ textContent }) => textContent))).toEqual([
    ['+6.000 PONTOS'],
    ['+11.000 PONTOS'],
    ['+14.000 PONTOS'],
    ['+25.000 PONTOS'],
  ])
  expect(cards.map((card) => card.queryByText(special) !== null)).toEqual([false, false, true, false])
})

const marked = () => screen.queryAllByText(badgeTexts.best).map((badge) => badge.closest('article')?.textContent)

test.each(campaigns.filter(({ planList }) => planList !== 'tabs').map(({ prefix }) => prefix))(
  'on the home page of "%s" only the recommended plan’s card has the best value, with any streaming',
  async (prefix) => {
    const plans = shown(planFileOf(prefix))
    const { recommended } = advisedOf(planGroups(plans))
    render(section(plans, prefix))
    await screen.findAllByRole('article')
    expect(marked()).toHaveLength(recommended ? 1 : 0)
    if (!recommended) return
    expect(marked()[0]).toContain(speedName(recommended.plan_download))
    for (const each of screen.queryAllByRole('switch')) {
      fireEvent.click(each)
      expect(marked()).toHaveLength(1)
    }
  },
)

test('a mobile campaign says its gigas on each card', () => {
  for (const card of show(shown('timblack.json'), 'timblack'))
    expect(card.queryByText(/^Até 30 GIGA a mais$/)).not.toBeNull()
})

async function showInTabs(prefix: string) {
  render(section(shown(`${prefix}.json`), prefix))
  return within(await screen.findByRole('article'))
}

const namesOn = (card?: Card) =>
  card?.getAllByRole('link').map(({ textContent }) => textContent?.replace(/ d?o plano.*/, '').trim())

test('a card has one button and two secondary links, with other words on older cards', async () => {
  expect(namesOn(show(shown('plans.json'))[3])).toEqual([
    'Contratar agora',
    'Contratar via WhatsApp',
    'Conferir benefícios',
  ])
  cleanup()
  const first = await showInTabs('d')
  expect(namesOn(first)).toEqual(['Contratar online', 'Contratar por WhatsApp', 'Serviços Inclusos'])
  fireEvent.click(screen.getByRole('tab', { name: '1 Giga' }))
  expect(screen.queryByRole('link', { name: /^Conteúdo online/ })).not.toBeNull()
})

const benefitsOn = (card?: Card) => card?.getByRole('link', { name: /^Conferir benefícios/ }) ?? document.body

test('in another tab, as without scripts, the link shows the names of the benefits', () => {
  const [card] = show(shown('plans.json'))
  const link = benefitsOn(card)
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  const named = document.querySelector(link.getAttribute('href') ?? '')
  expect(named?.textContent).toBe('Segurança Digital, Banca Virtual, Audiobooks, Babbel, Games Club e Aya Ensinah')
})

test('benefits open in a drawer with a close button', async () => {
  const [card] = show(shown('plans.json'))
  fireEvent.click(benefitsOn(card))
  const drawer = await screen.findByRole('dialog')
  expect(within(drawer).queryByText('Segurança Digital')).not.toBeNull()
  expect(within(drawer).getByRole('button', { name: 'Fechar' })).toBeDefined()
})

/** Sets the window's width in pixels. */
const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/<= (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener() {},
    removeEventListener() {},
  }))

test('up to 1024 pixels the voice is asked first', async () => {
  windowOf(1024)
  const [card] = show(shown('plans.json'))
  fireEvent.click(card?.getByRole('link', { name: /^Contratar agora/ }) ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: offerTexts.hire('500 Mega') }))
  expect(screen.getByTestId('here').textContent).toBe('/')
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(0, 20))).toEqual([
    '/chat?s=d500a',
    '/checkout/cep?s=d500',
    expect.stringMatching(/^https:/),
  ])
})

test('on a wider window, and in another tab, no voice is asked', () => {
  windowOf(1025)
  const [card] = show(shown('plans.json'))
  const take = card?.getByRole('link', { name: /^Contratar agora/ }) ?? document.body
  fireEvent.click(take)
  expect(screen.getByTestId('here').textContent).toBe('/chat')
  windowOf(390)
  fireEvent.click(take, { ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

function whatsappOf(whatsApps: Plan['whatsApps']) {
  cleanup()
  const [card] = show([aPlan({ whatsApps })])
  return card?.queryByRole('link', { name: /WhatsApp/ })?.getAttribute('href')
}

test('the link to WhatsApp is that of the page’s domain, else the general one', () => {
  const general = { origin_domain: '*', complete_link: 'https://wa.me/1' }
  const own = { origin_domain: window.location.hostname, complete_link: 'https://wa.me/2' }
  const other = { origin_domain: 'other.example', complete_link: 'https://wa.me/3' }
  expect(whatsappOf([other, general, own])).toBe('https://wa.me/2')
  expect(whatsappOf([other, general])).toBe('https://wa.me/1')
  expect(whatsappOf([other])).toBeUndefined()
})

test('without tabs there is a card for each speed, with its switches', () => {
  const cards = show(shown('plans.json'))
  expect(cards.map((card) => card.getByRole('heading').textContent)).toEqual([
    '500 Mega',
    '600 Mega',
    '700 Mega',
    '1 Giga',
    '2 Giga',
  ])
  expect(cards[1]?.getAllByRole('switch')).toHaveLength(3)
  expect(screen.queryByRole('tab')).toBeNull()
})

test('in tabs the card of one speed is shown at a time', async () => {
  const card = await showInTabs('d')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '500 Mega',
    '700 Mega',
    '1 Giga',
    '2 Giga',
  ])
  expect(card.queryByText(planTexts.cheapest)).not.toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: '2 Giga' }))
  const [only, ...others] = screen.getAllByRole('article')
  expect([only && within(only).getByRole('heading').textContent, others]).toEqual(['2 Giga', []])
})

test('in rows each plan has a card without switches', async () => {
  render(section(shown('black-friday.json'), 'black-friday'))
  const row = within(await screen.findByRole('region', { name: 'Planos' }))
  const links = row.getAllByRole('link', { name: /^Contratar agora/ })
  expect(links.map((link) => link.getAttribute('href')?.slice('/chat?s='.length))).toEqual(
    shown('black-friday.json').map(({ sku }) => sku),
  )
  expect(row.queryByRole('switch')).toBeNull()
  expect(row.getAllByText(planTexts.cheapest)).toHaveLength(1)
})

test('a plan can be shared with the address of its card, if the browser supports it', async () => {
  const shared: ShareData[] = []
  const share = async (data: ShareData) => void shared.push(data)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  window.history.replaceState(null, '', '/timblack?utm_source=mail')
  render(
    <MemoryRouter>
      <PlanCardActions plan={aPlan({ sku: 'd500a', plan: '500 Mega' })} />
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Compartilhar o plano 500 Mega' }))
  expect(shared).toEqual([{ text: 'TIM Ultrafibra de 500 Mega', url: 'http://localhost:3000/timblack#c500' }])
  Reflect.deleteProperty(navigator, 'share')
  window.history.replaceState(null, '', '/')
})
