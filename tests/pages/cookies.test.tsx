import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { orderStore } from '../../src/app/order/store.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { cookieTexts as texts } from '../../src/content/texts/site/cookieTexts.ts'
import { Component as SmallPages } from '../../src/pages/small/SmallPagesRoute.tsx'
import { Landing } from '../../src/pages/landing/Landing.tsx'
import { Component as NotFound } from '../../src/pages/NotFound.tsx'
import { Regulations } from '../../src/pages/regulations/Regulations.tsx'
import { ResumePage } from '../../src/pages/resume/ResumePage.tsx'
import { chooseCookies } from '../../src/tracking/chooseCookies.ts'
import { cookieChoice } from '../../src/tracking/cookieChoice.ts'
import { forgetCookieChoice } from '../support/cookieChoice.ts'
import { aVisit } from './aVisit.tsx'
import { landingCalls } from '../support/landingCalls.ts'

beforeAll(() => import('../../src/pages/cookies/CookieNoticeBar.tsx'))
beforeEach(() => {
  forgetCookieChoice()
  vi.stubGlobal('scrollTo', () => {})
})

const { preferences } = texts
const nothing = () => {}

const pages: Record<string, ReactNode> = {
  '/': <Landing data={{ plans: [], error: null }} onReload={nothing} calls={landingCalls()} />,
  '/regulamentos': <Regulations data={undefined} onReload={nothing} />,
  '/nada': <NotFound />,
  '/receber-ligacao': <SmallPages />,
  '/selecao-plano-movel': <SmallPages />,
  '/linktree': <SmallPages />,
  '/continuar': (
    <ResumePage
      data={{ order: null, error: null }}
      replaces={false}
      onRetry={nothing}
      onAnswer={() => Promise.reject(new Error())}
      onOpened={nothing}
    />
  ),
}

test.each(Object.keys(pages))('%s asks a visitor without a choice, and counts that as a refusal', async (at) => {
  visit(at)
  const notice = await screen.findByRole('region', { name: texts.heading })
  expect(document.cookie).toMatch(/^cookie-choice=denied\.\d+$/)
  expect(cookieChoice()).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(notice.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const buttons = within(notice).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent?.trim())).toEqual([texts.reject, texts.accept, texts.manage])
  expect(buttons[0]?.className).toBe(buttons[1]?.className)
})

test.each(Object.keys(pages))(
  '%s asks nobody with a choice, and links to the preferences in its footer',
  async (at) => {
    chooseCookies('func')
    visit(at)
    await comeLate()
    expect(asked()).toBeNull()
    await userEvent.click(openerInFooter())
    const dialog = await screen.findByRole('dialog', { name: preferences.title })
    expect(
      within(dialog)
        .getAllByRole('switch')
        .map((each) => each instanceof HTMLInputElement && each.checked),
    ).toEqual([false, true])
  },
)

test('an order so far asks nobody, and leads to the preferences all the same', async () => {
  visit('/checkout/carrinho', <SmallPages />)
  await comeLate()
  expect([asked(), document.cookie]).toEqual([null, ''])
  await userEvent.click(openerInFooter())
  await toggle(preferences.publi.label)
  expect([asked(), document.cookie]).toEqual([null, ''])
  await confirm()
  expect([asked(), cookieChoice()]).toEqual([null, 'publi'])
})

test.each(['/chat', '/chat/numero', '/checkout/cep', '/checkout/nr-imovel'])(
  '%s asks nobody about cookies',
  async (path) => {
    await aVisit(path)
    await comeLate()
    expect([asked(), document.cookie]).toEqual([null, ''])
  },
)

test.each([
  [texts.accept, 'both'],
  [texts.reject, 'denied'],
])('"%s" closes the notice, stores "%s" and focuses the content', async (name, kept) => {
  await askedAtHome()
  await userEvent.click(screen.getByRole('button', { name }))
  expect([asked(), cookieChoice()]).toEqual([null, kept])
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test.each([
  [[], null],
  [[preferences.publi.label], 'publi'],
  [[preferences.func.label], 'func'],
  [[preferences.publi.label, preferences.func.label], 'both'],
  [[preferences.publi.label, preferences.publi.label], null],
])('the preferences with %j switched store %j', async (switched, kept) => {
  await askedAtHome()
  await userEvent.click(screen.getByRole('button', { name: texts.manage }))
  for (const name of switched) await toggle(name)
  await confirm()
  expect([asked() === null, cookieChoice()]).toEqual([kept !== null, kept])
  expect(screen.getByRole('dialog', { name: preferences.title }).dataset['closing']).toBe('true')
})

test('closing the preferences stores nothing', async () => {
  chooseCookies('publi')
  visit('/')
  await userEvent.click(openerInFooter())
  await toggle(preferences.func.label)
  await userEvent.click(screen.getByRole('button', { name: preferences.close }))
  expect(cookieChoice()).toBe('publi')
})

test('a withdrawn choice is deleted, and the visitor is asked again', async () => {
  chooseCookies('both')
  visit('/')
  await userEvent.click(openerInFooter())
  for (const { label } of [preferences.publi, preferences.func]) await toggle(label)
  await confirm()
  expect([asked() !== null, cookieChoice()]).toEqual([true, null])
})

test('a choice in another tab closes the notice in this one', async () => {
  await askedAtHome()
  document.cookie = `cookie-choice=denied.${Date.now() + 1000}; Path=/`
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(asked()).toBeNull()
})

function visit(at: string, page = pages[at]) {
  const { store } = orderStore(null, { campaign: campaignOf(''), visit: {} })
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
    </Provider>,
  )
}

async function askedAtHome() {
  visit('/')
  await screen.findByRole('region', { name: texts.heading })
}

const asked = () => screen.queryByRole('region', { name: texts.heading })
const openerInFooter = () => within(screen.getByRole('contentinfo')).getByRole('link', { name: preferences.title })
const toggle = async (name: string) =>
  userEvent.click(await screen.findByRole('switch', { name: new RegExp(`^${name}`) }))
const confirm = () => userEvent.click(screen.getByRole('button', { name: preferences.confirm }))

/** Waits until lazy code has loaded. */
const comeLate = () => act(() => import('../../src/pages/cookies/CookieNoticeBar.tsx'))
