import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { Landing } from '../../src/pages/landing/Landing.tsx'
import type { Checked, LandingData, OnCheck } from '../../src/pages/landing/landingTypes.ts'
import type { Focus } from '../../src/content/landingFocuses.ts'
import { coverageTexts, landingTexts, leadDrawerTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { CampaignContext } from '../../src/ui/useCampaign.ts'
import { aPlan } from '../support/aPlan.ts'
import { landingCalls } from '../support/landingCalls.ts'
import { later } from '../support/lazyParts.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  localStorage.setItem('ab-version', 'A')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

test('the form starts with only the CEP, and asks for the rest once that is complete', () => {
  show()
  expect(rest()).toEqual([null, null, null])
  type('CEP', '14010-10')
  expect(rest()).toEqual([null, null, null])
  type('CEP', '14010-100')
  expect(rest()).not.toContain(null)
  type('CEP', '14010-10')
  expect(rest()).not.toContain(null)
})

test('the button always reacts: pressed too early it names what is missing, and sends nothing', async () => {
  const check = show()
  for (const [label, text, words] of [
    ['CEP', '14010-10', refusals['cep.digits']],
    ['CEP', '14010-100', coverageTexts.noPhone],
    ['Celular com DDD', '(16) 9912-3456', coverageTexts.noPhone],
    ['CEP', '14010-10', refusals['cep.digits']],
  ] as const) {
    type(label, text)
    expect([button().getAttribute('aria-disabled'), screen.queryByRole('alert')]).toEqual(['true', null])
    await submit()
    expect(button()).toMatchObject({ disabled: false, textContent: coverageTexts.states.default })
    expect(screen.getByRole('alert').textContent?.trim()).toBe(words)
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    type(document.activeElement?.id === 'cep' ? 'CEP' : 'Celular com DDD', '')
  }
  expect(check).not.toHaveBeenCalled()
  fill()
  expect(button().hasAttribute('aria-disabled')).toBe(false)
  await submit()
  expect(check).toHaveBeenCalledOnce()
})

test('the banner shows the price with its condition and the later price', () => {
  show()
  const banner = within(screen.getByRole('region', { name: landingTexts.banner }))
  expect(banner.getByText('Por R$ 59,99 por mês')).toBeDefined()
  expect(banner.getByText(/^por 12 meses, no débito automático; depois, R\$\s179,99$/)).toBeDefined()
})

test.each([
  [1000, '1 Giga na casa inteira.', 'Por R$ 119,99 por mês'],
  [700, 'A casa inteira na mesma fibra.', 'Por R$ 59,99 por mês'],
])('with %i Mega in its address the banner says "%s" and "%s"', (speed, heading, price) => {
  show(undefined, undefined, undefined, '/', '', { speed })
  const banner = within(screen.getByRole('region', { name: landingTexts.banner }))
  expect(banner.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(banner.getByText(price)).toBeDefined()
})

test('a telephone with its country code becomes one of eleven digits', () => {
  show()
  type('CEP', '14010-100')
  type('Celular com DDD', '+55 16 99123-4567')
  expect(button().hasAttribute('aria-disabled')).toBe(false)
})

test('the consent is ticked and the conversation chosen by default', () => {
  show()
  type('CEP', '14010-100')
  expect(screen.getByRole('checkbox', { name: /SMS e WhatsApp/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Contratar conversando' })).toHaveProperty('checked', true)
})

test('a found address opens the drawer of the lead after 1.2 seconds', async () => {
  const check = show(() => Promise.resolve({ to: '/checkout/cep', fault: null }))
  fill()
  fireEvent.click(screen.getByRole('radio', { name: 'Contratar em páginas' }))
  await submit()
  expect([...(check.mock.calls[0]?.[0].entries() ?? [])]).toEqual([
    ['cep', '14010-100'],
    ['phone', '(16) 99123-4567'],
    ['voice', 'pages'],
    ['consent', 'on'],
  ])
  await pass(700)
  expect([button().dataset['state'], screen.queryByRole('dialog')]).toEqual(['loading', null])
  await pass(500)
  expect([button().dataset['state'], here()]).toEqual(['success', '/'])
  expect(await screen.findByRole('dialog', { name: leadDrawerTexts.heading })).not.toBeNull()
})

test('an address corrected during or after its look-up is looked up again', async () => {
  const first = later<Checked>({ to: '/checkout/cep', fault: null })
  const check = show(
    vi.fn<OnCheck>().mockReturnValueOnce(first.promise).mockResolvedValue({ to: '/chat', fault: null }),
  )
  fill()
  await submit()
  type('CEP', '14010-200')
  await act(async () => first.arrive())
  await submit()
  await pass(1100)
  type('CEP', '14010-300')
  await pass(2000)
  expect([here(), button().dataset['state'], check.mock.calls.length]).toEqual(['/', 'default', 2])
})

test('an unknown CEP is reported on its field, and editing it clears the message', async () => {
  const check = show(() => Promise.resolve({ fault: { field: 'cep', text: refusals['cep.unknown'], passing: false } }))
  fill()
  await submit()
  expect(field('CEP').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent?.trim()).toBe(refusals['cep.unknown'])
  expect(document.activeElement).toBe(field('CEP'))
  expect(button().dataset['state']).toBe('error')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await submit()
  expect(check).toHaveBeenCalledOnce()
  type('Celular com DDD', '(16) 99123-4568')
  expect(screen.queryByRole('alert')).not.toBeNull()
  type('CEP', '14010-200')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(button().hasAttribute('aria-disabled')).toBe(false)
})

test('an invalid telephone is reported on its field, and editing it clears the message', async () => {
  show(() => Promise.resolve({ fault: { field: 'phone', text: refusals['phone.invalid'], passing: false } }))
  fill()
  await submit()
  expect(screen.getByRole('alert').textContent?.trim()).toBe('Esse número não é válido. Verifique a digitação.')
  expect(document.activeElement).toBe(field('Celular com DDD'))
  type('Celular com DDD', '(16) 99123-4568')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failed request can be tried again in place', async () => {
  const check = show(() => Promise.resolve({ fault: { field: 'cep', text: 'Erro de rede', passing: true } }))
  fill()
  await submit()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })))
  expect(check).toHaveBeenCalledTimes(2)
})

test('a plan can be ordered by conversation or over WhatsApp, and the cheapest is marked', () => {
  show()
  const [first, second] = screen.getAllByRole('article').map((card) => within(card))
  expect(first?.getByRole('link', { name: /Contratar agora/ }).getAttribute('href')).toBe('/chat?s=d500a')
  expect(first?.getByRole('link', { name: /Contratar via WhatsApp/ }).getAttribute('href')).toBe('https://wa.me/1')
  expect(first?.queryByText('MENOR PREÇO')).not.toBeNull()
  expect(second?.queryByText('MENOR PREÇO')).toBeNull()
  expect(first?.queryByText('De R$ 99,99')).not.toBeNull()
  expect(first?.queryByText('Por R$ 59,99 por mês')).not.toBeNull()
  expect(
    first?.queryByText(/^Por 12 meses, no débito automático\. No boleto, R\$\s129,99 por mês\. Depois, R\$\s179,99\.$/),
  ).not.toBeNull()
})

test('each speed has one card with switches for streamings', () => {
  const mega = { plan_download: 600, whatsApps }
  const plans = [
    aPlan({ ...mega, sku: 'd600c', price_with_dacc: 119, subscriptions: ['MAX'] }),
    aPlan({ ...mega, sku: 'd600b', price_with_dacc: 129, subscriptions: ['paramount-plus'] }),
  ]
  show(undefined, { plans, error: null })
  const [card, ...more] = screen.getAllByRole('article').map((each) => within(each))
  expect(more).toEqual([])
  expect(card?.getByRole('link', { name: /Contratar agora/ }).getAttribute('href')).toBe('/chat?s=d600c')
  fireEvent.click(card?.getByRole('switch', { name: 'Paramount+' }) ?? document.body)
  expect(card?.getByRole('link', { name: /Contratar agora/ }).getAttribute('href')).toBe('/chat?s=d600b')
  expect(card?.queryByText('Por R$ 129,00 por mês')).not.toBeNull()
})

test('in version B a plan is ordered by pages', () => {
  localStorage.setItem('ab-version', 'B')
  show()
  const [first] = screen.getAllByRole('article').map((card) => within(card))
  expect(first?.getByRole('link', { name: /Contratar agora/ }).getAttribute('href')).toBe('/checkout/cep?s=d500a')
})

test('the plan in an address has its card centred, which moves from the first to the third second', async () => {
  const scrolled = vi.fn<(how: ScrollIntoViewOptions) => void>()
  HTMLElement.prototype.scrollIntoView = (how) => scrolled(typeof how === 'object' ? how : {})
  show(undefined, undefined, undefined, '/#c1000')
  const [, second] = screen.getAllByRole('article')
  expect(scrolled).toHaveBeenCalledWith({ block: 'center', inline: 'center' })
  await pass(900)
  expect(second?.hasAttribute('data-marked')).toBe(false)
  await pass(200)
  expect(second?.hasAttribute('data-marked')).toBe(true)
  await pass(2000)
  expect(second?.hasAttribute('data-marked')).toBe(false)
})

test.each([
  ['', true, true, true],
  ['fluxo', false, true, true],
  ['timblack', true, false, true],
  ['livelo', true, true, false],
])(
  'the campaign %s shows the sales line %s, support %s, the question about coverage %s',
  (prefix, sales, support, coverage) => {
    show(undefined, undefined, undefined, '/', prefix)
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.queryByRole('link', { name: /^Vendas/ }) !== null).toBe(sales)
    expect(footer.queryByRole('link', { name: /^Suporte/ }) !== null).toBe(support)
    expect(screen.queryByRole('heading', { name: /tem algum plano disponível/ }) !== null).toBe(coverage)
  },
)

test('without the catalogue the page shows the reason and retries', () => {
  const reload = vi.fn<() => void>()
  show(undefined, { plans: [], error: 'Erro de rede' }, reload)
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(reload).toHaveBeenCalledOnce()
})

const found: Checked = { to: '/chat', fault: null }
const whatsApps = [{ origin_domain: '*', complete_link: 'https://wa.me/1' }]
const catalogue: LandingData = {
  plans: [
    aPlan({ sku: 'd500a', plan_download: 500, price_full: 99.99, price_with_dacc: 59.99, whatsApps }),
    aPlan({ sku: 'd1000a', plan_download: 1000, whatsApps }),
  ],
  error: null,
}

function show(
  onCheck: OnCheck = () => Promise.resolve(found),
  data = catalogue,
  onReload = () => {},
  at = '/',
  prefix = '',
  focus: Focus = {},
) {
  const check = vi.fn<OnCheck>(onCheck)
  render(
    <CampaignContext value={campaignOf(prefix)}>
      <MemoryRouter initialEntries={[at]}>
        <Landing data={data} focus={focus} onReload={onReload} calls={landingCalls({ check })} />
        <Where />
      </MemoryRouter>
    </CampaignContext>,
  )
  return check
}

function Where() {
  return <output data-testid="here">{useLocation().pathname}</output>
}

const here = () => screen.getByTestId('here').textContent
const button = () =>
  screen.getByRole('button', { name: /^(Consultar|Consultando|Endereço encontrado|Confira os dados)$/ })
const field = (label: string) => screen.getByLabelText(label)
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })

function fill() {
  type('CEP', '14010-100')
  type('Celular com DDD', '(16) 99123-4567')
}

/** The fields besides the CEP. */
const rest = () => [
  screen.queryByLabelText('Celular com DDD'),
  screen.queryByRole('checkbox', { name: /SMS e WhatsApp/ }),
  screen.queryByRole('radio', { name: 'Contratar em páginas' }),
]

const submit = () => act(async () => void fireEvent.click(button()))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
