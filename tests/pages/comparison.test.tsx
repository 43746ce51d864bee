import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { comparisonTexts as texts } from '../../src/content/texts/landing/comparisonTexts.ts'
import { planTexts } from '../../src/content/texts/planTexts.ts'
import { advisedOrder } from '../../src/funnel/plans/recommendedPlan.ts'
import { planGroups } from '../../src/funnel/plans/planGroups.ts'
import { comparisonColumns } from '../../src/pages/landing/comparisonColumns.ts'
import { PlanComparison } from '../../src/pages/landing/PlanComparison.tsx'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { money, moneyInText } from '../../src/api/contract/values/money.ts'
import { plansIn } from '../support/productPlans.ts'

beforeEach(() => localStorage.setItem('ab-version', 'A'))

const plans = plansIn('plans.json').filter(({ showOnLanding }) => showOnLanding)

function show(isWide: boolean, shown = plans) {
  if (!isWide) vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(
    <MemoryRouter>
      <PlanComparison plans={shown} />
    </MemoryRouter>,
  )
}

const textsOf = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent?.trim())
const rows = () => [...document.querySelectorAll('tbody tr')].map(({ children }) => textsOf(children))
const rowOf = (label: string) => rows().find(([name]) => name === label)
const names = () => textsOf(document.querySelectorAll('thead th')).slice(1)

test('a wide window shows all speeds in one table with named rows', () => {
  show(true)
  expect(screen.getByRole('table', { name: texts.heading })).toBeDefined()
  expect(screen.getAllByRole('columnheader').length).toBe(6)
  expect(names()).toEqual(['500 Mega', '600 Mega', `${planTexts.recommended}700 Mega`, '1 Giga', '2 Giga'])
  expect(screen.getAllByRole('rowheader').length).toBe(10)
  expect(screen.getAllByRole('link', { name: /^Contratar agora/ }).length).toBe(5)
})

test('each plan shows its differences, and its prices by payment and later', () => {
  show(true)
  const [no, yes] = [texts.no, texts.yes]
  const [slow, ...others] = ['d500a', 'd600gl', 'd700a', 'd1000a', 'd2000b'].map((sku) =>
    builtInCatalogue.planBySku(sku),
  )
  const debit = [slow, ...others].map((plan) => moneyInText(plan?.price_with_dacc ?? 0))
  expect(rowOf(texts.debit)).toEqual([texts.debit, ...debit])
  expect(rowOf(texts.bill)?.[1]).toBe(moneyInText(slow?.price ?? 0))
  expect(rowOf(texts.later(12))?.[1]).toBe(moneyInText(slow?.offer.priceAfter ?? 0))
  expect(rowOf('Upload')?.[1]).toBe('250 Mega')
  expect(rowOf('Dispositivos ao mesmo tempo')?.[1]).toBe('Até 40')
  expect(rowOf(texts.wifi6)).toEqual([texts.wifi6, no, no, no, yes, yes])
  expect(rowOf('Instalação')?.[1]).toBe('Grátis')
  expect(rowOf('Fidelidade')?.[1]).toBe('12 meses')
  expect(rowOf('Streaming')?.map(plain)).toEqual([
    'Streaming',
    `Não incluso; opcional: HBO Max, ${more('d500a', 'd500b')} a mais`,
    'Um à escolha: Globoplay, HBO Max ou Paramount+',
    'Não incluso',
    `Não incluso; opcional: HBO Max ou Paramount+, a partir de ${more('d1000a', 'd1000c')} a mais`,
    'HBO Max e Paramount+',
  ])
})

/** The difference in price between two plans. */
function more(than: string, other: string): string {
  const [less = 0, much = 0] = [than, other].map((sku) => builtInCatalogue.planBySku(sku)?.price_with_dacc)
  return money(much - less)
}
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('the best column is the plan recommended in both voices', () => {
  show(true)
  const [at] = names().flatMap((name, index) => (name?.startsWith(planTexts.recommended) ? [index] : []))
  const columns = comparisonColumns(plans)
  const best = advisedOrder(planGroups(plans))[1]
  expect(columns[at ?? -1]?.plan).toBe(best?.plain ?? best?.first)
  expect(columns.filter(({ isBest }) => isBest).length).toBe(1)
})

test('a phone shows one speed at a time, the slowest first', () => {
  const slow = plansIn('r.json').filter(({ sku }) => sku === 'd300r')
  show(false, [...plans, ...slow.map((plan) => ({ ...plan, sku: 'd300a' }))])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('300 Mega')
  fireEvent.click(screen.getByRole('tab', { name: '1 Giga' }))
  expect(names()).toEqual(['1 Giga'])
  expect(screen.getByRole('link', { name: /^Contratar agora/ })).toHaveProperty('search', '?s=d1000a')
})

test.each([0, 1])('with %i plans there is nothing to compare', (count) => {
  show(true, plans.slice(0, count))
  expect(screen.queryByText(texts.heading)).toBeNull()
})
