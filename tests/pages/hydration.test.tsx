import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { AddressBar } from '../../src/app/AddressBar.tsx'
import { PageData } from '../../src/app/pageData.ts'
import { Site } from '../../src/app/Site.tsx'
import { addresses, pages } from '../../src/entry-prerender.tsx'
import { campaignAt } from '../../src/content/campaigns.ts'
import { CampaignContext } from '../../src/ui/useCampaign.ts'
import { routes } from '../../src/routes.tsx'
import { aPlan } from '../support/aPlan.ts'

test('every page rendered ahead is taken over as it stands', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('scrollTo', () => {})
  for (const { path, html, data } of await prerendered()) {
    if (html === '') continue
    window.history.replaceState(null, '', path)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = withoutHead(html)
    const input = container.querySelector('input')
    if (input) input.value = '14010'
    const { unmount } = render(
      <StrictMode>
        <PageData value={data ?? {}}>
          <CampaignContext value={campaignAt(path).campaign}>
            <AddressBar basename={`/${campaignAt(path).campaign.prefix}`}>
              <Site routes={routes} />
            </AddressBar>
          </CampaignContext>
        </PageData>
      </StrictMode>,
      { container, hydrate: true },
    )
    expect(container.querySelector('input') === input && input?.value).toBe(input ? '14010' : undefined)
    unmount()
  }
  expect(said.mock.calls.map(([text]) => String(text)).filter((text) => !text.startsWith(bothRenderers))).toEqual([])
}, 30_000)

test('pages rendered ahead carry no script', async () => {
  for (const { html } of await prerendered()) expect(html).not.toContain('<script')
})

test('the home page shows its plans without scripts', async () => {
  const [home] = await prerendered()
  expect(home?.html.includes('href="/chat?s=d500a"')).toBe(true)
})

test('every address of both voices is known to the server', () => {
  expect(addresses().paths).toEqual(expect.arrayContaining(['/', '/chat', '/chat/cep', '/chat/debito', '/chat/cobertura/cep', '/checkout/cep', '/checkout/validacao/erro1', '/pedido-realizado']))
})

let ready: ReturnType<typeof pages> | undefined
const prerendered = () => (ready ??= pages({ fetch: () => Promise.resolve(Response.json({ plans: [aPlan({ sku: 'd500a', plan: '500 Mega', plan_download: 500 })] })) }))

/** Titles and metas stand before the markup and belong in the head. */
const withoutHead = (html: string) => html.replace(/^(?:<title>[^<]*<\/title>|<meta[^>]*>)+/, '')

/** Only here do the server's renderer and the browser's share one process. */
const bothRenderers = 'Detected multiple renderers'
