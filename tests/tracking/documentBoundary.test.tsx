import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { documentBoundary } from '../../src/app/url/historyEntries.ts'
import { PageExtras } from '../../src/app/site/PageExtras.tsx'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { routes } from '../../src/routes.tsx'
import { CampaignContext } from '../../src/ui/useCampaign.ts'

const site = ['/livelo', '/livelo/regulamentos', '/livelo/linktree?s=d500a#top']
const order = [
  '/livelo/chat',
  '/livelo/chat/nome',
  '/livelo/checkout/cep?s=d500a',
  '/livelo/continuar',
  '/livelo/receber-ligacao',
  '/livelo/nowhere',
]

function visit() {
  const { unmount } = render(
    <CampaignContext value={campaignOf('livelo')}>
      <MemoryRouter basename="/livelo" initialEntries={['/livelo']}>
        <Link to="/checkout/cep">on</Link>
        <PageExtras routes={routes} />
      </MemoryRouter>
    </CampaignContext>,
  )
  return { unmount, goOn: () => userEvent.click(screen.getByRole('link', { name: 'on' })) }
}
const beyond = () => [...site, ...order].filter((address) => documentBoundary.isCrossedBy(address))

test('after third-party scripts ran in a tab, an order and the site use separate documents', async () => {
  const { goOn, unmount } = visit()
  expect(beyond()).toEqual([])
  sessionStorage.setItem('foreign-scripts', 'yes')
  expect(beyond()).toEqual(order)
  await goOn()
  expect(beyond()).toEqual(site)
  unmount()
  expect(beyond()).toEqual([])
})
