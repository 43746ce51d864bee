import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { Component as Home } from '../../src/app/site/Home.tsx'
import { preload } from '../../src/browser/lazy.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { firstPrivate, screenOf } from '../support/questionsOf.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ plans: [] })))
})

/** The region with the page's order. */
const told = () => screen.findByRole('region', { name: 'Seu pedido' })

test.each([
  ['A', '', `/chat/${questions[firstPrivate].slug}`],
  ['B', '', screenOf(firstPrivate)?.path],
  ['A', 'hbo-max', `/hbo-max/chat/${questions[firstPrivate].slug}`],
])(
  'the home page shows a visitor of version %s the stored order, below its campaign "%s"',
  async (version, prefix, to) => {
    localStorage.setItem('ab-version', version)
    await home({ ...answeredUpTo(firstPrivate), campaign: campaignOf(prefix) })
    const band = await told()
    expect(band.textContent).toMatch(/^600 Mega.*R\$\s\d+,99 por mêsEtapa: Dados pessoais/)
    expect(band.textContent).not.toMatch(/Ana|99123/)
    expect(within(band).getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(to)
  },
)

test('an order without a plan is shown by its stage', async () => {
  await home(answeredUpTo('number'))
  expect((await told()).textContent).toMatch(/^Seu pedidoEtapa: /)
})

test('closed once, it stays closed while the tab is open', async () => {
  const view = await home(answeredUpTo('email'))
  fireEvent.click(within(await told()).getByRole('button', { name: 'Fechar' }))
  view.unmount()
  await home(answeredUpTo('email'))
  expect(screen.queryByRole('region', { name: 'Seu pedido' })).toBeNull()
})

test.each([
  ['nothing is answered', aFunnel()],
  ['the order is placed', aFunnel(fullAnswers, { ...goodFacts, order: { orderNumber: '40718823' } })],
])('nothing is shown if %s', async (_, funnel) => {
  await home(funnel)
  expect(screen.queryByRole('region', { name: 'Seu pedido' })).toBeNull()
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
