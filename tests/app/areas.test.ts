import { describe, expect, test } from 'vitest'
import { servedCities } from '../../server/coverage/servedCities.ts'
import { sampleRows } from '../../server/sample/sampleRows.ts'
import type { ServedCity } from '../../src/api/contract/sale/servedCity.ts'
import { areasOf } from '../../src/app/site/areas.ts'
import { structuredArea } from '../../src/app/site/structuredArea.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { moneyInText } from '../../src/api/contract/values/money.ts'
import { aPlan } from '../support/aPlan.ts'

/** The lowest price of all plans in a city. */
const least = builtInCatalogue.planBySku('d500a')?.price_with_dacc ?? 0
const areas = areasOf(servedCities(sampleRows()))
const areaAt = (path: string, all = areas) => all.find((area) => area.path === path)
const wordsAt = (path: string) => areaAt(path)?.words

const aCity = (over: Partial<ServedCity>): ServedCity => ({
  name: 'Salvador',
  state: 'BA',
  neighborhoods: [],
  plans: [aPlan({ plan_download: 500, price_with_dacc: 59.99 })],
  ...over,
})

test('the country, its states and their cities have addresses without accents, in the order of their names', () => {
  expect(areas.map(({ path }) => path)).toEqual([
    '/planos',
    '/planos/ba',
    '/planos/ba/salvador',
    '/planos/es',
    '/planos/es/vitoria',
    '/planos/go',
    '/planos/go/goiania',
    '/planos/go/pirenopolis',
    '/planos/mg',
    '/planos/mg/belo-horizonte',
    '/planos/pr',
    '/planos/pr/curitiba',
    '/planos/pe',
    '/planos/pe/recife',
    '/planos/rj',
    '/planos/rj/rio-de-janeiro',
    '/planos/rs',
    '/planos/rs/porto-alegre',
    '/planos/sp',
    '/planos/sp/ribeirao-preto',
    '/planos/sp/sao-paulo',
  ])
  expect(areasOf([aCity({ name: "Santa Bárbara d'Oeste", state: 'SP' })]).at(-1)?.path).toBe(
    '/planos/sp/santa-barbara-d-oeste',
  )
  expect(() => areasOf([aCity({ state: 'XX' })])).toThrow('XX')
})

test('every area has its own title, description, heading and text', () => {
  for (const word of ['title', 'description', 'heading', 'lead'] as const)
    expect([word, new Set(areas.map(({ words }) => words[word])).size]).toEqual([word, areas.length])
  for (const { words } of areas) expect(words.description.length).toBeLessThanOrEqual(160)
})

describe('the words of an area', () => {
  test('count the parts of the country', () => {
    expect(wordsAt('/planos')?.lead).toMatch(
      /^A nossa rede já está em mais de 190 cidades\. Aqui estão 11 cidades de 9 estados, /,
    )
  })

  test('name the cities of a state, unless there are many', () => {
    expect(wordsAt('/planos/go')).toMatchObject({
      title: 'Internet por fibra em Goiás: planos e cidades · TIM Ultrafibra',
      heading: 'Internet por fibra em Goiás.',
      lead: `A nossa rede já está em Goiânia e em Pirenópolis. São planos de 500\u00a0Mega a 2\u00a0Giga, a partir de ${moneyInText(least)} por mês no débito automático.`,
    })
    const many = ['Salvador', 'Ilhéus', 'Itabuna', 'Jequié'].map((name) => aCity({ name }))
    expect(areaAt('/planos/ba', areasOf(many))?.words.lead).toBe(
      'A nossa rede já está em 4 cidades. São planos de 500\u00a0Mega, a partir de R$\u00a059,99 por mês no débito automático.',
    )
  })

  test('distinguish a state from the city of the same name', () => {
    expect(['/planos/rj', '/planos/rj/rio-de-janeiro'].map((path) => wordsAt(path)?.heading)).toEqual([
      'Internet por fibra no estado do Rio de Janeiro.',
      'Internet por fibra no Rio de Janeiro.',
    ])
  })

  test('count the neighbourhoods of a city that has some', () => {
    const both = ['Barra', 'Canela'].map((name) => ({ name, mega: 500 }))
    const cities = [0, 1, 2].map((count) => aCity({ neighborhoods: both.slice(0, count) }))
    const leads = cities.map((each) => areasOf([each]).at(-1)?.words.lead)
    expect(leads.map((lead) => lead?.split('. ')[0])).toEqual([
      'Em Salvador, a nossa rede já está nas ruas da cidade',
      'Em Salvador, a nossa rede já chega a 1 bairro',
      'Em Salvador, a nossa rede já chega a 2 bairros',
    ])
  })
})

test('an area lists its parts with their highest speeds, and links those with a page', () => {
  expect(areaAt('/planos')?.parts.find(({ path }) => path === '/planos/go')).toEqual({
    name: 'Goiás',
    path: '/planos/go',
    detail: 'Goiânia, Pirenópolis',
    mega: 2000,
  })
  expect(areaAt('/planos/go')?.parts).toEqual([
    { name: 'Goiânia', path: '/planos/go/goiania', detail: '5 bairros, até 2 Giga', mega: 2000 },
    { name: 'Pirenópolis', path: '/planos/go/pirenopolis', detail: 'Até 1 Giga', mega: 1000 },
  ])
  expect(areaAt('/planos/ba/salvador')?.parts.slice(0, 2)).toEqual([
    { name: 'Barra', detail: 'Até 1 Giga', mega: 1000 },
    { name: 'Canela', detail: 'Até 1 Giga', mega: 1000 },
  ])
  const linked = areas.flatMap(({ parts }) => parts.flatMap(({ path }) => path ?? []))
  expect(linked.toSorted()).toEqual(
    areas
      .slice(1)
      .map(({ path }) => path)
      .toSorted(),
  )
})

test('the plans of several cities are listed once each, in the home page’s order', () => {
  const skus = areaAt('/planos/go')?.plans.map(({ sku }) => sku) ?? []
  expect(skus.toSorted()).toEqual([...new Set(skus)].toSorted())
  expect([skus[0], skus.at(-1)]).toEqual(['d500a', 'd2000b'])
  expect(areaAt('/planos/go/pirenopolis')?.plans.map(({ sku }) => sku)).not.toContain('d2000b')
})

const toldOf = (path: string) => areas.filter((area) => area.path === path).flatMap(structuredArea)

test('each area has breadcrumbs, also for search engines', () => {
  expect(toldOf('/planos/ba/salvador')[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Planos por cidade', item: '/planos' },
      { '@type': 'ListItem', position: 3, name: 'Bahia', item: '/planos/ba' },
      { '@type': 'ListItem', position: 4, name: 'Salvador', item: '/planos/ba/salvador' },
    ],
  })
})

test('search engines get a city’s service: its place, its prices and its questions', () => {
  const [, service, faq] = toldOf('/planos/ba/salvador')
  const areaServed = {
    '@type': 'City',
    name: 'Salvador',
    containedInPlace: { '@type': 'State', name: 'Bahia' },
  }
  expect(service).toMatchObject({
    '@type': 'Service',
    name: 'Internet por fibra em Salvador.',
    areaServed,
    offers: expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Offer',
        name: 'TIM Ultrafibra 500 Mega',
        price: least.toFixed(2),
        areaServed,
        url: '/planos/ba/salvador',
      }),
    ]),
  })
  const { questions = [] } = areaAt('/planos/ba/salvador') ?? {}
  expect(faq).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer.join(' ') },
    })),
  })
  expect(toldOf('/planos/ba').map((told) => Reflect.get(told, '@type'))).toEqual(['BreadcrumbList'])
})

const asked = (cities: readonly ServedCity[]) =>
  areasOf(cities)
    .at(-1)
    ?.questions.map(({ question, answer }) => [question, answer.join(' ')])

test('the questions about a city are answered with its data', () => {
  const names = ['Barra', 'Canela', 'Graça', 'Pituba', 'Brotas', 'Itapuã'].map((name) => ({ name, mega: 500 }))
  const [reached, speeds, price, installation] = asked([aCity({ neighborhoods: names })]) ?? []
  expect(reached).toEqual([
    'A fibra chega à minha casa em Salvador?',
    'Em Salvador, a nossa rede já chega a 6 bairros. Entre eles estão Barra, Canela, Graça, Pituba e Brotas. A rede muda de rua para rua. Com o CEP e o número, você sabe na hora o que chega à sua casa.',
  ])
  expect(speeds?.[1]).toMatch(/^Há planos de 500\u00a0Mega\. /)
  expect(price).toEqual([
    'Quanto custa a internet por fibra em Salvador?',
    expect.stringContaining('R$\u00a059,99 por mês, por 12 meses, no débito automático'),
  ])
  expect(installation?.[1]).toMatch(/^A instalação é grátis, .+a partir de dois dias depois do pedido/)
  expect(asked([aCity({ neighborhoods: names.slice(0, 2) })])?.[0]?.[1]).toContain(
    '2 bairros. São eles: Barra e Canela.',
  )
  expect(asked([aCity({})])?.[0]?.[1]).toMatch(/^Em Salvador, a nossa rede já está nas ruas da cidade\. A rede muda/)
})
