import { useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { plainCampaign } from '../../src/api/contract/sale/campaign.ts'
import { App } from '../../src/app/App.tsx'
import { prerendered, withoutHead } from '../support/prerendered.ts'
import { soon } from '../support/soon.ts'

beforeAll(async () => void (await prerendered()))

/** In its own file, because a hydrated page loads its lazy parts, which a second one would render at once. */
test('an answer sent as soon as a page is hydrated is not lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', asked)
  const { html, data } = (await prerendered()).find(({ path }) => path === '/checkout/cep') ?? { html: '' }
  window.history.replaceState(null, '', '/checkout/cep')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = withoutHead(html)
  const send = () => {
    const field = container.querySelector('input')
    if (field) field.value = '14010-100'
    container.querySelector('form')?.requestSubmit()
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = hydrateRoot(
    container,
    <AtOnce act={send}>
      <App campaign={plainCampaign} sent={data} />
    </AtOnce>,
  )
  await soon(() => expect(asked).toHaveBeenCalled())
  root.unmount()
})

/** Acts before the effects after the first paint. */
function AtOnce({ act, children }: { act: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(act), [act])
  return children
}
