import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { Component as AreaOrNone } from '../../src/app/site/Area.tsx'
import { PageData } from '../../src/app/site/pageData.ts'
import { areasOf } from '../../src/app/site/areas.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import type { Area } from '../../src/pages/area/areaTypes.ts'
import { SiteFooter } from '../../src/pages/SiteFooter.tsx'
import { CampaignContext } from '../../src/ui/useCampaign.ts'
import { aPlan } from '../support/aPlan.ts'

const plans = [aPlan({ sku: 'd500a', plan: '500 Mega', plan_download: 500, subscriptions: [], price_with_dacc: 59.99 })]
const areas = areasOf([{ name: 'Salvador', state: 'BA', neighborhoods: [{ name: 'Barra', mega: 500 }], plans }])
const areaAt = (path: string) => areas.find((area) => area.path === path)
const city = areaAt('/planos/ba/salvador')

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  localStorage.setItem('ab-version', 'A')
})

test('the page of a city shows its plans, its neighbourhoods, and its links', () => {
  show(city)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internet por fibra em Salvador.')
  expect(document.title).toBe('Internet por fibra em Salvador, BA: planos e preços · TIM Ultrafibra')
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(city?.words.description)
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  const [card, ...more] = screen.getAllByRole('article').map((each) => within(each))
  expect([card?.queryByText('Por R$ 59,99 por mês'), more]).toEqual([expect.anything(), []])
  expect(card?.getByRole('link', { name: /Contratar agora/ }).getAttribute('href')).toBe('/chat?s=d500a')
  expect(headings()).toEqual([
    'Tem fibra na sua rua?',
    'Planos em Salvador',
    'Bairros com rede em Salvador',
    'Dúvidas sobre a fibra na sua cidade',
  ])
  const asked = [...document.querySelectorAll('#duvidas summary')].map(({ textContent }) => textContent)
  expect(asked).toEqual(city?.questions.map(({ question }) => question))
  expect(document.querySelector('#duvidas details')?.textContent).toContain(city?.questions[0]?.answer[0])
  expect(listed()).toEqual([['Barra', 'Até 500 Mega', undefined]])
  expect(screen.getByRole('textbox', { name: 'CEP' }).closest('form')?.parentElement?.id).toBe('cobertura')
})

test('the country and a state link to their parts before their plans', () => {
  show(areaAt('/planos'))
  expect(headings()).toEqual(['Tem fibra na sua rua?', 'Estados com rede', 'Planos e preços'])
  expect(listed()).toEqual([['Bahia', 'Salvador', '/planos/ba']])
})

test('a state leads to its cities', () => {
  show(areaAt('/planos/ba'))
  expect(listed()).toEqual([['Salvador', '1 bairro, até 500 Mega', '/planos/ba/salvador']])
})

test('a city without neighbourhoods has no list of them', () => {
  show(city && { ...city, parts: [] })
  expect(headings()).toEqual(['Tem fibra na sua rua?', 'Planos em Salvador', 'Dúvidas sobre a fibra na sua cidade'])
})

test('breadcrumbs lead back, and their last step is the page itself', () => {
  show(city)
  const trail = within(screen.getByRole('navigation', { name: 'Caminho até aqui' }))
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Início', '/'],
    ['Planos por cidade', '/planos'],
    ['Bahia', '/planos/ba'],
  ])
  expect(trail.getByText('Salvador').getAttribute('aria-current')).toBe('page')
})

test.each([
  ['nothing', undefined],
  ['another area', areaAt('/planos/ba')],
])('an address with %s is no area', async (_what, area) => {
  show(area, '/planos/ba/salvador')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Falta uma peça aqui.')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test.each([
  ['', ['/planos']],
  ['timblack', []],
])('the footer of the campaign "%s" links to the areas only if their prices are valid', (prefix, links) => {
  render(
    <CampaignContext value={campaignOf(prefix)}>
      <MemoryRouter>
        <SiteFooter onCookies={() => undefined} />
      </MemoryRouter>
    </CampaignContext>,
  )
  const found = screen.queryAllByRole('link', { name: 'Planos por cidade' })
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links)
})

function show(area: Area | undefined, at = area?.path ?? '') {
  render(
    <PageData value={area ? { area } : {}}>
      <MemoryRouter initialEntries={[at]}>
        <AreaOrNone />
      </MemoryRouter>
    </PageData>,
  )
}

const headings = () =>
  [...document.querySelectorAll('main h2')]
    .map(({ textContent }) => textContent)
    .filter((text) => !/^\d+ Mega$/.test(text))

/** The entries of an area's list, with their links. */
const listed = () =>
  [...document.querySelectorAll('main .sunken li')].map((row) => [
    row.querySelector('a, b')?.textContent,
    row.querySelector('p')?.textContent,
    row.querySelector('a')?.getAttribute('href') ?? undefined,
  ])
