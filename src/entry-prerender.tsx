import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter, type RouteObject } from 'react-router'
import { apiOver, type Api } from './api/client.ts'
import { chatFlows, chatSlugs } from './app/addressed.ts'
import { landingPlans } from './app/landing.ts'
import { load } from './app/loading.ts'
import { PageData, type Sent } from './app/pageData.ts'
import { redirectAt } from './app/redirects.ts'
import { Site } from './app/Site.tsx'
import { campaignAt, campaigns, type Campaign } from './content/campaigns.ts'
import { routes } from './routes.tsx'
import { CampaignContext } from './ui/useCampaign.ts'

/** A page as it is sent before any script ran; `data` is what it was rendered from, `modules` are the sources of its code. */
type Page = { path: string; html: string; theme?: 'dark'; data?: Sent; modules: readonly string[] }

/** Renders what a visitor may see first: the home page of every campaign, the first question in both voices, and the page that does not exist. */
export async function pages({ fetch }: { fetch: typeof globalThis.fetch }): Promise<Page[]> {
  const api = apiOver({ host: '', fetch, timeout: 10_000 })
  const homes: Page[] = []
  for (const campaign of campaigns) homes.push(await home(campaign, api))
  return [
    ...homes,
    { ...(await render('/chat')), modules: ['src/app/Sale.tsx', 'src/conversation/Conversation.tsx'] },
    { ...(await render('/checkout/cep')), modules: ['src/app/Sale.tsx', 'src/pages/checkout/Checkout.tsx'] },
    { ...(await render('/404')), data: { missing: true }, modules: ['src/pages/NotFound.tsx'] },
  ]
}

/** What the server must know of addresses: those that the application answers below any campaign, and those that have moved. */
export function addresses() {
  const slugs = [...chatSlugs]
  const inChat = [slugs, ...Object.keys(chatFlows).map((flow) => ['', ...slugs].map((slug) => (slug ? `${flow}/${slug}` : flow)))].flat()
  const inPages = patterns(routes).filter((path) => path !== '*' && !path.startsWith('/chat/'))
  return { prefixes: campaigns.map(({ prefix }) => prefix), paths: [...inPages, ...inChat.map((name) => `/chat/${name}`)], redirects: moved() }
}

/** The addresses that have moved, each below every campaign that it has moved for. */
function moved() {
  const asked = campaigns.flatMap(({ prefix }) => ['/', '/max', '/sp/checkout/cep?s=d600sp'].map((path) => new URL(`${prefix && `/${prefix}`}${path}`, 'http://site')))
  return asked.flatMap(({ pathname, search, searchParams }) => {
    const to = redirectAt({ pathname, search })?.replace(search, '')
    return to ? [{ from: pathname.replace(/(?<=.)\/$/, ''), to, sku: searchParams.get('s') ?? undefined }] : []
  })
}

const patterns = (all: RouteObject[]): string[] => all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...patterns(children)])

async function home(campaign: Campaign, api: Api): Promise<Page> {
  const landing = await landingPlans(api, campaign)
  if (landing.error !== null) throw new Error(landing.error)
  const page = await render(`/${campaign.prefix}`, { landing })
  return { ...page, ...(campaign.dark && { theme: 'dark' }), data: { landing }, modules: ['src/app/Home.tsx'] }
}

async function render(path: string, data: Sent = {}) {
  const { campaign, path: below } = campaignAt(path)
  await load(routes, { pathname: below })
  const { prelude } = await prerender(
    <StrictMode>
      <PageData value={data}>
        <CampaignContext value={campaign}>
          <StaticRouter basename={`/${campaign.prefix}`} location={path}>
            <Site routes={routes} />
          </StaticRouter>
        </CampaignContext>
      </PageData>
    </StrictMode>,
  )
  return { path, html: await new Response(prelude).text() }
}
