import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { apiOver, type Api } from './api/client.ts'
import { chatSlugs } from './app/url/placeAtPath.ts'
import { sharingTags, type SharingTags } from './app/url/sharingTagsAt.ts'
import { headAt, type Head } from './app/url/headAt.ts'
import { areasOf } from './app/site/areas.ts'
import { landingPlans } from './app/site/landingRequests.ts'
import { load } from './app/url/loadPage.ts'
import { PageData, type SentPageData } from './app/site/pageData.ts'
import { structuredArea } from './app/site/structuredArea.ts'
import { structuredFaq } from './app/site/structuredFaq.ts'
import { structuredPlans } from './app/site/structuredPlans.ts'
import { Site } from './app/site/Site.tsx'
import { plainCampaign, type Campaign } from './api/contract/sale/campaign.ts'
import type { ServedCity } from './api/contract/sale/servedCity.ts'
import { campaignAt, campaigns } from './content/campaigns/campaignAt.ts'
import { flows } from './content/flows/flows.ts'
import { areaPage, missingPage, pages, pathsOf, type Page, type Shown } from './content/pages.ts'
import { redirects } from './content/campaigns/redirects.ts'
import type { Area } from './pages/area/areaTypes.ts'
import { routes } from './routes.tsx'
import { NoScriptCallForm } from './pages/landing/NoScriptCallForm.tsx'
import { DrawnWithoutScripts } from './ui/withoutScripts.tsx'
import { DrawsAll } from './ui/lazyHydration.tsx'
import { CampaignContext } from './ui/useCampaign.ts'

/** A prerendered page or a campaign's empty shell. `about` is structured data; of `lower`, only styles load at once. */
export type SentPage = {
  path: string
  html: string
  theme?: 'dark'
  data?: SentPageData
  modules: Modules
  lower?: Modules
  about?: readonly object[]
  shared?: SharingTags | null
  /** The operator's scripts that may run there. */
  scripts?: readonly string[]
  /** Whether it shows news, whose videos the operator configures. */
  news?: true
}
type Modules = readonly string[]

type Sources = { fetch: typeof globalThis.fetch; cities: readonly ServedCity[] }

/** Renders every page that a visitor can land on, for each campaign and area, and the 404 page. */
export async function sentPages({ fetch, cities }: Sources): Promise<SentPage[]> {
  const api = apiOver({ host: '', fetch, timeout: 10_000 })
  const all: SentPage[] = []
  for (const campaign of campaigns) {
    const sent = pages.filter((each) => isSentBy(campaign, each)).flatMap(withEditions)
    for (const page of sent) all.push(await rendered(campaign, page, api))
    all.push(...shell(campaign))
  }
  for (const area of areasOf(cities)) all.push(await renderedArea(area))
  const missing = await render('/404', { missing: true })
  return [...all, { ...missing, path: '/404.html', modules: modules[missingPage.shows] ?? [] }]
}

/** Each edition of a document has its own address, which e-mails link to. */
const withEditions = (page: Page): Page[] =>
  page.shows === 'rules' ? [page, ...(page.also ?? []).map((path) => ({ ...page, path }))] : [page]

/** Whether the build renders a page: a first question only if it needs no server data before scripts run. */
function isSentBy({ prefix, begins, flow }: Campaign, { ahead, ofOrder, path, shows }: Page): boolean {
  if (ahead === 'areas') return false
  if (ahead === 'once') return prefix === ''
  if (ahead === 'each') return true
  if (ahead && !ofOrder) return begins === undefined
  const { screens } = flows[flow]
  return ahead === true && screens[0]?.ahead === true && (shows === 'chat' || path === screens[0].path)
}

async function rendered(campaign: Campaign, { path, shows }: Page, api: Api): Promise<SentPage> {
  const below = campaign.prefix && `/${campaign.prefix}`
  const landing = shows === 'home' ? await landingPlans(api, campaign) : undefined
  if (landing && landing.error !== null) throw new Error(landing.error)
  const rules = path === '/regulamentos' ? { all: await api('regulations', { query: {} }), error: null } : undefined
  const address = path === '/' ? below || '/' : below + path
  const page = await render(address, { ...(landing && { landing }), ...(rules && { rules }) })
  const { title: _title, noindex: _noindex, ...told } = headAt(path, campaign)
  const about = landing ? [structuredFaq, structuredPlans].flatMap((tell) => tell(campaign, landing.plans)) : []
  return { ...page, modules: modules[shows] ?? [], lower: lower[shows] ?? [], ...told, about }
}

async function renderedArea(area: Area): Promise<SentPage> {
  const page = await render(area.path, { area })
  const { scripts } = headAt(areaPage.path, plainCampaign)
  const shared = sharingTags({ ...area.words, path: area.path })
  return {
    ...page,
    modules: modules.area ?? [],
    lower: lower.area ?? [],
    about: structuredArea(area),
    scripts,
    shared,
  }
}

const picture = 'src/ui/art/DrawnPicture.tsx'
const landingPart = (name: string) => `src/pages/landing/${name}.tsx`
const lower: { [S in Shown]?: Modules } = {
  home: [
    'AlternatingRibbon',
    'BenefitIcons',
    'PlanTabsOrCarousel',
    'CampaignPart',
    'WaysToBuy',
    'streaming/StreamingSection',
    'PlanComparison',
    'fibre/FibreOffersAndCoverage',
    'AppsAndNews',
    'Faq',
  ]
    .map(landingPart)
    .concat(picture),
  area: ['AlternatingRibbon', 'BenefitIcons', 'WaysToBuy'].map(landingPart).concat(picture),
  mobile: [picture],
  links: [picture],
}
const modules: { [S in Shown]?: Modules } = {
  home: ['src/app/site/Home.tsx'],
  area: ['src/app/site/Area.tsx'],
  rules: ['src/app/site/RegulationPages.tsx'],
  chat: ['src/app/order/OrderLayout.tsx', 'src/conversation/Conversation.tsx'],
  order: ['src/app/order/OrderLayout.tsx', 'src/pages/checkout/Checkout.tsx'],
  call: ['src/app/order/OrderLayout.tsx', 'src/pages/small/SmallPagesRoute.tsx'],
  placed: ['src/app/order/OrderLayout.tsx', 'src/app/site/PlacedOrderLookup.tsx'],
  mobile: ['src/pages/small/SmallPagesRoute.tsx'],
  links: ['src/pages/small/SmallPagesRoute.tsx'],
  missing: ['src/pages/NotFound.tsx'],
}

/** The addresses for the server: the known ones with their heads, the moved ones, and the API's host. */
export function addresses() {
  const slugs = [...chatSlugs]
  const chatNames = Object.values(flows).flatMap(({ chatName }) => chatName ?? [])
  const inChat = [...slugs, ...chatNames.flatMap((chat) => [chat, ...slugs.map((slug) => `${chat}/${slug}`)])]
  const asked = pages.filter((page) => !page.unknown && page !== areaPage)
  const inPages = pathsOf(asked).filter((path) => !path.startsWith('/chat/'))
  const paths = [...inPages, ...inChat.map((name) => `/chat/${name}`)]
  const heads = Object.fromEntries(campaigns.map((campaign) => [campaign.prefix, headsOf(campaign, paths)]))
  const apiHost: string = import.meta.env.VITE_API_HOST ?? ''
  const missing = headAt(missingPage.path, plainCampaign)
  return { paths, heads, missing, redirects, ...(apiHost && { apiHost }) }
}

/** Each head once, with its addresses; below a campaign only those that differ from the plain site. */
function headsOf(campaign: Campaign, paths: readonly string[]): (Head & { paths: string[] })[] {
  const own = paths.filter((path) => campaign.prefix === '' || said(path, campaign) !== said(path, plainCampaign))
  const byHead = Map.groupBy(own, (path) => said(path, campaign))
  return [...byHead.values()].map((same) => ({ ...headAt(same[0] ?? '', campaign), paths: same }))
}

const said = (path: string, campaign: Campaign) => JSON.stringify(headAt(path, campaign))

/** The empty page for a campaign's other addresses. The plain site uses the built index.html. */
function shell(campaign: Campaign): SentPage[] {
  return campaign.prefix === ''
    ? []
    : [{ path: `/${campaign.prefix}/shell.html`, html: '', ...sentFor(campaign, {}), modules: [] }]
}

/** Names the campaign in the page, because nothing else in the browser knows it. */
function sentFor(campaign: Campaign, shows: SentPageData): Pick<SentPage, 'theme' | 'data'> {
  const data = { ...shows, ...(campaign.prefix !== '' && { campaign }) }
  return { ...(campaign.dark && { theme: 'dark' }), ...(Object.keys(data).length > 0 && { data }) }
}

async function render(path: string, shows: SentPageData = {}) {
  const { campaign, path: below } = campaignAt(path)
  const sent = sentFor(campaign, shows)
  await load(routes, { pathname: below })
  const { prelude } = await prerender(
    <StrictMode>
      <PageData value={sent.data ?? {}}>
        <CampaignContext value={campaign}>
          <DrawsAll value={true}>
            <DrawnWithoutScripts value={<NoScriptCallForm />}>
              <StaticRouter basename={`/${campaign.prefix}`} location={path}>
                <Site routes={routes} />
              </StaticRouter>
            </DrawnWithoutScripts>
          </DrawsAll>
        </CampaignContext>
      </PageData>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return { path, html: await new Response(prelude).text(), ...sent }
}
