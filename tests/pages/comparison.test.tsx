import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { comparisonTexts as texts } from '../../src/content/texts/comparisonTexts.ts'
import { Comparison } from '../../src/pages/landing/Comparison.tsx'
import { plansIn } from '../../server/plans/planFile.ts'

beforeEach(() => localStorage.setItem('ab-version', 'A'))

const plans = plansIn('plans.json').filter(({ showOnLanding }) => showOnLanding)

function show(isWide: boolean, shown = plans) {
  if (!isWide) vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(
    <MemoryRouter>
      <Comparison plans={shown} />
    </MemoryRouter>,
  )
}

const rowsOf = (article: HTMLElement) =>
  [...article.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent))

test('on a wide window every speed stands beside the others, with the same rows', () => {
  show(true)
  const all = screen.getAllByRole('article')
  expect(all.map((article) => within(article).getByRole('heading').textContent)).toEqual([
    '500 Mega',
    '600 Mega',
    '1 Giga',
    '2 Giga',
  ])
  const labels = all.map((article) => rowsOf(article).map(([label]) => label))
  expect(new Set(labels.map(String)).size).toBe(1)
  expect(screen.getByRole('region', { name: texts.heading })).toBeDefined()
})

test('what differs is told of each', () => {
  show(true)
  const [first, second, third, last] = screen.getAllByRole('article').map(rowsOf)
  expect(first).toEqual([
    ['Upload', '250 Mega'],
    ['Dispositivos ao mesmo tempo', 'Até 40'],
    ['Modem com Wi-\u2060Fi 6', 'Não'],
    ['Instalação', 'Grátis'],
    ['Fidelidade', '12 meses'],
    ['Streaming', 'Não incluso; opcional: HBO Max'],
  ])
  expect(second).toContainEqual(['Streaming', 'Um à escolha: Globoplay, HBO Max ou Paramount+'])
  expect(third).toContainEqual(['Streaming', 'Não incluso; opcional: HBO Max ou Paramount+'])
  expect(last).toContainEqual(['Modem com Wi-\u2060Fi 6', 'Sim'])
  expect(last).toContainEqual(['Streaming', 'HBO Max e Paramount+'])
})

test('a phone shows one speed at a time, the slowest plan first where it is sold', () => {
  const slow = plansIn('r.json').filter(({ sku }) => sku === 'd300r')
  show(false, [...plans, ...slow.map((plan) => ({ ...plan, sku: 'd300a' }))])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('300 Mega')
  fireEvent.click(screen.getByRole('tab', { name: '1 Giga' }))
  expect(screen.getAllByRole('article').length).toBe(1)
  expect(screen.getByRole('link', { name: /^Contratar agora/ })).toHaveProperty('search', '?s=d1000a')
})

test.each([0, 1])('with %i plans there is nothing to compare', (count) => {
  show(true, plans.slice(0, count))
  expect(screen.queryByText(texts.heading)).toBeNull()
})
