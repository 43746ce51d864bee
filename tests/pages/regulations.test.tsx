import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { UrlRouter } from '../../src/app/url/UrlRouter.tsx'
import { Regulations } from '../../src/pages/regulations/Regulations.tsx'

const all = {
  regulations: [{ sku: 'd500b', title: 'Regulamento do 500 Mega', text: 'Oferta.' }],
  sumarries: [{ sku: 'd500b', title: 'Resumo do 500 Mega', text: 'Contrato.' }],
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => Promise.resolve())
  window.history.replaceState(null, '', '/regulamentos')
})

test('a link to the contracts opens them', async () => {
  window.history.replaceState(null, '', '/regulamentos#contrato')
  show()
  expect(opened()).toEqual(['Contratos', 'Resumo do 500 Mega'])
})

test('another kind is another address, and going back leads to the previous one', async () => {
  window.history.replaceState(null, '', '/regulamentos?utm_source=mail')
  show()
  expect(opened()).toEqual(['Regulamentos', 'Regulamento do 500 Mega'])
  await userEvent.click(screen.getByRole('tab', { name: 'Contratos' }))
  expect([window.location.search + window.location.hash, ...opened()]).toEqual([
    '?utm_source=mail#contrato',
    'Contratos',
    'Resumo do 500 Mega',
  ])
  act(() => window.history.back())
  await screen.findByText('Regulamento do 500 Mega')
})

test('choosing the open one does not navigate', async () => {
  show()
  const entries = window.history.length
  await userEvent.click(screen.getByRole('tab', { name: 'Regulamentos' }))
  expect([window.history.length, window.location.hash]).toEqual([entries, ''])
})

const show = () =>
  render(
    <UrlRouter>
      <Regulations data={{ all, error: null }} onReload={() => {}} />
    </UrlRouter>,
  )

const opened = () => [
  screen.getByRole('tab', { selected: true }).textContent,
  screen.getByRole('tabpanel').querySelector('summary')?.textContent,
]
