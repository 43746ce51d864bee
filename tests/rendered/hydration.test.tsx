import { render, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { addresses } from '../../src/entry-prerender.tsx'
import { plainCampaign } from '../../src/api/contract/sale/campaign.ts'
import { cookieTexts } from '../../src/content/texts/site/cookieTexts.ts'
import { campaignAt } from '../../src/content/campaigns/campaignAt.ts'
import { load } from '../../src/app/url/loadPage.ts'
import { routes } from '../../src/routes.tsx'
import { answeredUpTo } from '../support/aFunnel.ts'
import { isFull } from '../support/lane.ts'
import { forgetCookieChoice } from '../support/cookieChoice.ts'
import { prerendered, withoutHead } from '../support/prerendered.ts'
import { soon } from '../support/soon.ts'

/** The short lane omits pages that differ from the plain site only in plans and words. */
const isTried = ({ path, html }: { path: string; html: string }) =>
  html !== '' && (isFull || campaignAt(path).campaign.prefix === '' || path.split('/').length === 2)

beforeAll(prerendered)

/** Separate tests, each with its own timeout. */
const parts = [0, 1, 2, 3, 4, 5, 6, 7]

test.each(parts)('every prerendered page is hydrated without changes: part %i', async (part) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('scrollTo', () => {})
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: Request | string) => {
    asked.push(`${window.location.pathname} asks ${typeof input === 'string' ? input : input.url}`)
    return new Promise(() => {})
  })
  const tried = (await prerendered()).filter(isTried).filter((_, at) => at % parts.length === part)
  expect(tried.length).toBeGreaterThan(0)
  for (const { path, html, data } of tried) {
    window.history.replaceState(null, '', path)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = withoutHead(html)
    const input = container.querySelector('input')
    if (input) input.value = '14010'
    const { unmount } = render(<App campaign={campaignAt(path).campaign} sent={data} />, { container, hydrate: true })
    expect(container.querySelector('input') === input && input?.value).toBe(input ? '14010' : undefined)
    unmount()
  }
  expect(asked.filter((one) => !plansOfChat.test(one))).toEqual([])
  expect(said.mock.calls.map(([text]) => String(text)).filter((text) => !text.startsWith(bothRenderers))).toEqual([])
})

/** The plans of a campaign that a conversation requests at its start. */
const plansOfChat = /^\S*\/chat\S* asks \S*\/api\/json\/[a-z-]+\.json$/

test('no prerendered page asks about cookies; the home page does once it is hydrated', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('scrollTo', () => {})
  for (const { html } of await prerendered()) expect(html).not.toContain(cookieTexts.heading)
  forgetCookieChoice()
  const [home] = await prerendered()
  window.history.replaceState(null, '', '/')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = withoutHead(home?.html ?? '')
  render(<App campaign={plainCampaign} sent={home?.data} />, { container, hydrate: true })
  await screen.findByRole('region', { name: cookieTexts.heading })
  expect(said.mock.calls.map(([text]) => String(text)).filter((text) => !text.startsWith(bothRenderers))).toEqual([])
})

test('a resumed order shows no other question first', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  localStorage.setItem('order-1', JSON.stringify(answeredUpTo('email')))
  window.history.replaceState(null, '', '/chat/email')
  await load(routes, { pathname: '/chat/email' })
  const container = document.body.appendChild(document.createElement('div'))
  const seen = new Set<string | undefined>()
  const watch = new MutationObserver(() =>
    seen.add(container.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.name),
  )
  watch.observe(container, { childList: true, subtree: true })
  const root = createRoot(container)
  root.render(<App campaign={plainCampaign} />)
  await soon(() => expect([...seen]).toContain('email'))
  expect([...seen]).not.toContain('cep')
  watch.disconnect()
  root.unmount()
})

test('prerendered pages contain no inline script', async () => {
  for (const { html } of await prerendered()) expect(html).not.toContain('<script')
})

test.each([
  ['chat', '/chat', 'Enviar'],
  ['pages', '/checkout/cep', 'Continuar'],
])('%s: the first question is a plain form that the server accepts without scripts', async (_voice, path, send) => {
  const page = document.createElement('div')
  page.innerHTML = (await prerendered()).find((each) => each.path === path)?.html ?? ''
  const form = page.querySelector('main form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', null])
  expect(form?.querySelector('input[name="cep"]')?.getAttribute('inputmode')).toBe('numeric')
  expect(form?.querySelector('button[type="submit"]')?.textContent).toContain(send)
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

test('the home page shows its plans without scripts', async () => {
  const [home] = await prerendered()
  expect(home?.html.includes('href="/chat?s=d500a"')).toBe(true)
})

test('the server knows every address of both voices', () => {
  expect(addresses().paths).toEqual(
    expect.arrayContaining([
      '/',
      '/chat',
      '/chat/cep',
      '/chat/debito',
      '/chat/cobertura/cep',
      '/checkout/cep',
      '/checkout/validacao/erro1',
      '/pedido-realizado',
    ]),
  )
})

/** Expected, because only here both renderers share one process. */
const bothRenderers = 'Detected multiple renderers'
