import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter, type RouteObject } from 'react-router'
import { apiOver, type Api } from './api/client.ts'
import { chatSlugs } from './app/addressed.ts'
import { headAt, missingHead, type Head } from './app/headAt.ts'
import { landingPlans } from './app/landing.ts'
import { load } from './app/loading.ts'
import { PageData, type Sent } from './app/pageData.ts'
import { Site } from './app/Site.tsx'
import { plainCampaign, type Campaign } from './content/campaign.ts'
import { campaignAt, campaigns } from './content/campaigns.ts'
import { flows } from './content/flows.ts'
import { redirects } from './content/redirects.ts'
import { apart } from './funnel/place.ts'
import { routes } from './routes.tsx'
import { CampaignContext } from './ui/useCampaign.ts'

/**
 * A page as it is sent before any script ran, or the empty page (`shell.html`) of a campaign. `html` is what React rendered
 * for the root and `data` what it was rendered from; `modules` are the lazy sources it came from (as 'src/pages/…'), whose
 * styles and scripts the page then asks for at once.
 */
export type Page = { path: string; html: string; theme?: 'dark'; data?: Sent; modules: readonly string[] }

/** Renders what a visitor may see first: the home page of every campaign, its first question in both voices, and the page that does not exist. */
export async function pages({ fetch }: { fetch: typeof globalThis.fetch }): Promise<Page[]> {
  const api = apiOver({ host: '', fetch, timeout: 10_000 })
  const all: Page[] = []
  for (const campaign of campaigns) all.push(...(await home(campaign, api)), ...(await firstQuestions(campaign)), ...shell(campaign))
  return [...all, { ...(await render('/404', { missing: true })), path: '/404.html', modules: ['src/pages/NotFound.tsx'] }]
}

/**
 * What the server must know of addresses: those that the application answers below any campaign, what the pages there say of
 * themselves, those that have moved, and where the API is if the pages were built to call it elsewhere.
 */
export function addresses() {
  const slugs = [...chatSlugs]
  const inChat = [slugs, ...apart.map(({ chat }) => ['', ...slugs].map((slug) => (slug ? `${chat}/${slug}` : chat)))].flat()
  const inPages = patterns(routes).filter((path) => path !== '*' && !path.startsWith('/chat/'))
  const paths = [...inPages, ...inChat.map((name) => `/chat/${name}`)]
  const heads = Object.fromEntries(campaigns.map((campaign) => [campaign.prefix, headsOf(campaign, paths)]))
  const apiHost: string = import.meta.env.VITE_API_HOST ?? ''
  return { paths, heads, missing: missingHead, redirects, ...(apiHost && { apiHost }) }
}

/** Each head once, with its addresses; below a campaign only where the plain site has another. */
function headsOf(campaign: Campaign, paths: readonly string[]): (Head & { paths: string[] })[] {
  const own = paths.filter((path) => campaign === plainCampaign || said(path, campaign) !== said(path, plainCampaign))
  const byHead = Map.groupBy(own, (path) => said(path, campaign))
  return [...byHead.values()].map((same) => ({ ...headAt(same[0] ?? '', campaign), paths: same }))
}

const said = (path: string, campaign: Campaign) => JSON.stringify(headAt(path, campaign))

const patterns = (all: RouteObject[]): string[] => all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...patterns(children)])

async function home(campaign: Campaign, api: Api): Promise<Page[]> {
  if (campaign.begins !== undefined) return []
  const landing = await landingPlans(api, campaign)
  if (landing.error !== null) throw new Error(landing.error)
  return [{ ...(await render(`/${campaign.prefix}`, { landing })), modules: ['src/app/Home.tsx'] }]
}

/** A CEP can be answered before any script has come; the ways to buy that begin otherwise wait for theirs. */
async function firstQuestions({ prefix, flow }: Campaign): Promise<Page[]> {
  if (flows[flow][0]?.path !== '/checkout/cep') return []
  const below = prefix && `/${prefix}`
  return [
    { ...(await render(`${below}/chat`)), modules: ['src/app/Sale.tsx', 'src/conversation/Conversation.tsx'] },
    { ...(await render(`${below}/checkout/cep`)), modules: ['src/app/Sale.tsx', 'src/pages/checkout/Checkout.tsx'] },
  ]
}

/** The page for every other address of a campaign; the plain site has the one that was built. */
function shell(campaign: Campaign): Page[] {
  return campaign === plainCampaign ? [] : [{ path: `/${campaign.prefix}/shell.html`, html: '', ...sentFor(campaign, {}), modules: [] }]
}

/** A page tells its campaign, which nothing else in the browser knows. */
function sentFor(campaign: Campaign, shows: Sent): Pick<Page, 'theme' | 'data'> {
  const data = { ...shows, ...(campaign !== plainCampaign && { campaign }) }
  return { ...(campaign.dark && { theme: 'dark' }), ...(Object.keys(data).length > 0 && { data }) }
}

async function render(path: string, shows: Sent = {}) {
  const { campaign, path: below } = campaignAt(path)
  const sent = sentFor(campaign, shows)
  await load(routes, { pathname: below })
  const { prelude } = await prerender(
    <StrictMode>
      <PageData value={sent.data ?? {}}>
        <CampaignContext value={campaign}>
          <StaticRouter basename={`/${campaign.prefix}`} location={path}>
            <Site routes={routes} />
          </StaticRouter>
        </CampaignContext>
      </PageData>
    </StrictMode>,
  )
  return { path, html: await new Response(prelude).text(), ...sent }
}
