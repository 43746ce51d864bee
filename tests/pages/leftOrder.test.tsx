import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { campaignOf } from '../../src/content/campaigns/campaigns.ts'
import { Component as Home } from '../../src/app/site/Home.tsx'
import { preload } from '../../src/browser/lazy.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { standInForPopovers } from '../support/dialog.ts'

beforeEach(standInForPopovers)
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ plans: [] })))
})

const words = /Seu pedido do plano .+ está guardado, na etapa Dados pessoais\./

test.each([
  ['A', '', '/chat/email'],
  ['B', '', '/checkout/email'],
  ['A', 'hbo-max', '/hbo-max/chat/email'],
])(
  'the home page tells a visitor of version %s of the order that is kept, below its own campaign "%s"',
  async (version, prefix, to) => {
    localStorage.setItem('ab-version', version)
    await home({ ...answeredUpTo('email'), campaign: campaignOf(prefix) })
    expect((await screen.findByText(words)).textContent).not.toMatch(/Ana|99123/)
    expect(screen.getByRole('link', { name: /^Continuar/, hidden: true }).getAttribute('href')).toBe(to)
  },
)

test('closed once, it stays closed while the tab is open', async () => {
  const view = await home(answeredUpTo('email'))
  await screen.findByText(words)
  fireEvent.click(screen.getByRole('button', { name: 'Fechar', hidden: true }))
  view.unmount()
  await home(answeredUpTo('email'))
  expect(screen.queryByText(words)).toBeNull()
})

test.each([
  ['nothing is answered', aFunnel()],
  ['the order is placed', aFunnel(fullAnswers, { ...goodFacts, order: { orderNumber: '40718823' } })],
])('where %s nothing is told', async (_, funnel) => {
  await home(funnel)
  expect(screen.queryByText(/está guardado/)).toBeNull()
})

async function home(left: Funnel) {
  localStorage.setItem('order-1', JSON.stringify(browserCopy(left)))
  await preload()
  return render(
    <MemoryRouter>
      <Home />
    </MemoryRouter>,
  )
}
