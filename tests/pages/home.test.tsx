import { fireEvent, render, screen, within } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { plansIn } from '../support/productPlans.ts'
import { landingPlans } from '../../src/app/site/landingRequests.ts'
import { Component as Home } from '../../src/app/site/Home.tsx'
import { PageData } from '../../src/app/site/pageData.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { CampaignContext } from '../../src/ui/useCampaign.ts'
import { fakeApi } from '../support/fakeApi.ts'

const file = (url: string) => url.split('/').at(-1) ?? ''

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json({ plans: plansIn(file(url)) })))
})

test.each([
  ['/paramount', ['/chat?s=d600b', '/chat?s=d1000c', '/chat?s=d2000b'], 'Paramount+'],
  ['/hbo-max', ['/chat?s=d500b', '/chat?s=d600c', '/chat?s=d1000d', '/chat?s=d2000b'], 'HBO Max'],
])(
  'below a campaign %s shows its plans with the streaming, whatever the previous page had',
  async (at, links, streaming) => {
    localStorage.setItem('ab-version', 'A')
    const campaign = campaignOf('timblack')
    const { api } = fakeApi({ planFile: { plans: plansIn('timblack.json') } })
    const landing = await landingPlans(api, campaign)
    render(
      <PageData value={{ landing, campaign }}>
        <CampaignContext value={campaign}>
          <MemoryRouter initialEntries={[at]}>
            <Home />
          </MemoryRouter>
        </CampaignContext>
      </PageData>,
    )
    await vi.waitFor(() => expect(hired()).toEqual(links), 10_000)
    for (const card of screen.getAllByRole('article'))
      expect(within(card).getAllByText(new RegExp(streaming.replace('+', String.raw`\+`))).length).toBeGreaterThan(0)
  },
)

test('the home page shows its own plans after the page of a streaming', async () => {
  const campaign = campaignOf('timblack')
  const landing = await landingPlans(fakeApi({ planFile: { plans: plansIn('timblack.json') } }).api, campaign)
  render(
    <PageData value={{ landing, campaign }}>
      <CampaignContext value={campaign}>
        <MemoryRouter initialEntries={['/paramount']}>
          <Link to="/">TIM</Link>
          <Home />
        </MemoryRouter>
      </CampaignContext>
    </PageData>,
  )
  await vi.waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(3), 10_000)
  fireEvent.click(screen.getByRole('link', { name: 'TIM' }))
  await vi.waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(3), 10_000)
})

const hired = () => screen.getAllByRole('link', { name: /Contratar agora/ }).map((link) => link.getAttribute('href'))
