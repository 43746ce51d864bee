import { documentIntros } from './documents/documentIntros.ts'
import { documentNames, documentPath, documents, permanentPath } from '../api/contract/documentEditions.ts'
import { placedOrderForm } from '../api/contract/placedOrderPage.ts'
import { resumePath } from '../api/contract/lead/resumeLink.ts'
import { flows } from './flows/flows.ts'
import type { Layout, Screen } from './flows/screen.ts'
import { focuses } from './landingFocuses.ts'
import { pageTitle } from './texts/site/pageTitle.ts'
import {
  callPageTexts,
  cartTexts,
  confirmingTexts,
  linksTexts,
  mobileChoiceTexts,
  placedTexts,
} from './texts/site/smallPageTexts.ts'
import { chatTexts } from './texts/chat/chatTexts.ts'
import { notFoundTexts } from './texts/order/checkoutTexts.ts'
import { demoTexts } from './texts/site/demoTexts.ts'
import { regulationTexts } from './texts/site/regulationTexts.ts'
import { resumeTexts } from './texts/otherDevice/resumeTexts.ts'

/** The small pages around the questions of an order. */
export type SmallPage = 'cart' | 'confirming' | 'call' | 'mobile' | 'links' | 'demo'

/** The kinds of page. Their code is loaded when they are visited. */
export type Shown = 'home' | 'placed' | 'order' | 'chat' | 'rules' | 'resume' | 'area' | 'missing' | SmallPage

/** A page of the product below any campaign. All code reads addresses from here. */
export type Page = {
  /** The address, with `:name` for any one segment and `*` for any rest. */
  path: string
  /** Other and older addresses of the page. */
  also?: readonly string[]
  shows: Shown
  layout: Layout
  /** The campaign's title if missing. */
  title?: string
  /** The description for search and sharing; if missing, the campaign's offer. */
  description?: string
  noindex?: true
  /** Whether it is a not-found page, which the server sends with 404. */
  unknown?: true
  /** Whether it needs the visit's order. */
  ofOrder?: true
  /** When the build renders it: for 'each' campaign, 'once', for 'areas', or (`true`) if a campaign begins there. */
  ahead?: true | 'areas' | 'once' | 'each'
}

const hidden = { ofOrder: true, noindex: true } as const

/** The pages that belong to no flow. */
const sitePages: readonly Page[] = [
  {
    path: '/',
    also: ['/novo-cliente', '/livelo', ...Object.keys(focuses)],
    shows: 'home',
    layout: 'home',
    ahead: true,
  },
  {
    path: '/chat',
    also: ['/chat-tct', '/chat/:question', '/chat/:flow/:question'],
    shows: 'chat',
    layout: 'loading',
    title: chatTexts.title,
    ahead: true,
    ...hidden,
  },
  {
    path: '/checkout/carrinho',
    also: ['/checkout'],
    shows: 'cart',
    layout: 'cart',
    title: pageTitle(cartTexts.title),
    ...hidden,
  },
  {
    path: '/checkout/confirmando-dados',
    shows: 'confirming',
    layout: 'loading',
    title: pageTitle(confirmingTexts.title),
    ...hidden,
  },
  {
    path: '/receber-ligacao',
    shows: 'call',
    layout: 'call-request',
    title: pageTitle(callPageTexts.title),
    ofOrder: true,
    ahead: 'each',
  },
  {
    path: placedOrderForm.path,
    shows: 'placed',
    layout: 'cart',
    title: pageTitle(placedTexts.heading),
    description: placedTexts.description,
    ofOrder: true,
    ahead: 'each',
  },
  {
    path: '/selecao-plano-movel',
    shows: 'mobile',
    layout: 'mobile-plan-selection',
    title: pageTitle(mobileChoiceTexts.title),
    description: mobileChoiceTexts.lead,
    ahead: 'once',
  },
  { path: resumePath, shows: 'resume', layout: 'cart', title: pageTitle(resumeTexts.title), noindex: true },
  {
    path: '/linktree',
    shows: 'links',
    layout: 'no-coverage',
    title: pageTitle(linksTexts.title),
    description: linksTexts.lead,
    ahead: 'once',
  },
  {
    path: '/demo',
    also: ['/demo/about', '/demo/plans', '/demo/thanks', '/demo/hi/:name'],
    shows: 'demo',
    layout: 'no-coverage',
    title: pageTitle(demoTexts.en.title),
    noindex: true,
  },
  {
    path: '/regulamentos',
    shows: 'rules',
    layout: 'no-coverage',
    title: pageTitle(regulationTexts.heading),
    description: regulationTexts.lead,
    ahead: 'once',
  },
  ...documentNames.map((name): Page => ({
    path: documentPath(name),
    also: documents[name].editions.map((edition) => permanentPath(name, edition)),
    shows: 'rules',
    layout: 'no-coverage',
    title: pageTitle(documents[name].title),
    description: documentIntros[name],
    ahead: 'once',
  })),
]

/** The pages of the country, its states and its cities with network, listed by `src/app/site/areas.ts`. */
export const areaPage: Page = {
  path: '/planos',
  also: ['/planos/:uf', '/planos/:uf/:city'],
  shows: 'area',
  layout: 'home',
  ahead: 'areas',
}

/** The demo has its own not-found page. */
const missingDemo: Page = {
  path: '/demo/*',
  shows: 'demo',
  layout: 'no-coverage',
  title: pageTitle(demoTexts.en.missing),
  noindex: true,
  unknown: true,
}

export const missingPage: Page = {
  path: '*',
  shows: 'missing',
  layout: 'not-found',
  title: pageTitle(notFoundTexts.title),
  noindex: true,
  unknown: true,
}

const layouts = {
  ask: 'checkout',
  wait: 'loading',
  quiz: 'cart',
  review: 'cart',
  exit: 'no-coverage',
  end: 'cart',
} as const satisfies Record<Screen['kind'], Layout>

/** Every page. A screen that several flows show at one address is one page. */
export const pages: readonly Page[] = [
  ...sitePages,
  areaPage,
  ...onePerPath(Object.values(flows).flatMap(({ screens }) => screens)),
  missingDemo,
  missingPage,
]

function pageOf({ path, also, kind, layout = layouts[kind], title, ahead }: Screen): Page {
  return {
    path,
    shows: 'order',
    layout,
    title: pageTitle(title),
    ...hidden,
    ...(also && { also }),
    ...(ahead && { ahead }),
  }
}

function onePerPath(screens: readonly Screen[]): Page[] {
  return [...Map.groupBy(screens, ({ path }) => path).values()].flatMap(([first]) => (first ? [pageOf(first)] : []))
}

/** Addresses that show the same page in the same layout. */
export type Addresses = Pick<Page, 'shows' | 'layout' | 'ofOrder'> & { open?: true; paths: readonly string[] }

/** The addresses of all pages, each once. */
export function addressesOfPages(): Addresses[] {
  const alike = Map.groupBy(pages, (page) => [page.shows, page.layout, page.ofOrder, isOpen(page)].join())
  return [...alike.values()].flatMap((same) =>
    same.slice(0, 1).map((page) => ({ ...partOf(page), paths: fewest(pathsOf(same)) })),
  )
}

/** Drops addresses that a wildcard of the same page includes. */
function fewest(paths: readonly string[]): string[] {
  const all = paths.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -1))
  return paths.filter((path) => path.endsWith('/*') || !all.some((folder) => path.startsWith(folder)))
}

const partOf = (page: Page): Omit<Addresses, 'paths'> => ({
  shows: page.shows,
  layout: page.layout,
  ...(page.ofOrder && { ofOrder: true }),
  ...(isOpen(page) && { open: true }),
})

/** Whether a page is public. Third-party scripts run only on public pages. */
export const isOpen = ({ ofOrder, noindex }: Page) => !ofOrder && !noindex

/** All addresses of some pages, without duplicates. */
export const pathsOf = (some: readonly Page[]) => [...new Set(some.flatMap(({ path, also = [] }) => [path, ...also]))]
