import { globSync } from 'node:fs'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const root = new URL('../..', import.meta.url).pathname
const entry = 'src/main.tsx'
const [home, area, sale, chat, pages] = [
  'src/app/site/Home.tsx',
  'src/app/site/Area.tsx',
  'src/app/order/OrderLayout.tsx',
  'src/conversation/Conversation.tsx',
  'src/pages/checkout/Checkout.tsx',
]
/** Lazy parts of the conversation that are too small for their own file. */
const smallTurns = among('src/conversation/composer/', 'src/conversation/turns/')
const withOwnStyles = among('src/conversation/turns/{EditTurn,StopTurn,WaitTurn}')
/** The chunk of the home page and the areas. */
const landing = among('src/pages/', 'src/app/site/', 'src/ui/withoutScripts')
/** Chunks shared by lazy parts of the site and the order. A file's headers cost as much as its texts. */
const late = {
  texts: among(
    'src/api/contract/visitCalendar',
    'src/content/texts/chat/{cepTalkTexts,lazyChatTexts}',
    'src/content/texts/order/{bankAndVisitTexts,cepSearchTexts,codeSentTexts,finishTexts,stopAndDonePageTexts}',
    'src/content/texts/{otherDevice/continueOnOtherDeviceTexts,ownData/dataCopyTexts}',
    'src/order/done/VisitToCalendar',
    'src/ui/saveFile',
  ),
  views: among(
    'src/api/contract/lead/resumeLink',
    'src/content/texts/cameBackTexts',
    'src/funnel/plans/recommendedPlan',
    'src/funnel/views/{actionsAtStop,cepsInLastReply,noOfferReason,suggestedPhrase,unfinishedOrderSummary}',
    'src/order/{person/HumanContact,person/ProtocolNumber,quiz/useRiskQuizNow}',
  ),
  quiz: among('src/pages/checkout/identity/{HumanContactLink,Quiz,SecondTry}'),
  modal: among('src/ui/feedback/{Drawer,Modal.,useModal}'),
  drawers: among(
    'node_modules/{framer-motion/,motion}',
    'src/pages/landing/drawers/{Call,Coverage,useDrawer}',
    'src/ui/feedback/{SwipeableDrawer,drawerMotion,swipeToDismiss}',
    'src/ui/isMotionWanted',
  ),
  rows: among('src/ui/layout/{Carousel,PreviousNextButtons,ScrollRow,Tabs,useAutoScroll,useDragScroll,useScrollEnds}'),
  plans: among('src/ui/cards/PlanRow.module'),
  benefits: among('src/content/texts/benefitTexts', 'src/order/plans/{Benefit,benefit}', 'src/ui/art/AppIcon'),
}
/** Modules that pages without an order use too, so that they do not fetch the order's code. */
const small = among(
  'src/browser/',
  'src/api/contract/coverageNoticeMonths',
  'src/api/contract/values/visitHours',
  'src/content/texts/site/pageTitle',
)
/** The choice of a plan within an order, with the home page's cards. */
const picker = 'src/order/plans/PlanPicker.tsx'
/** The styles of both voices, which some pages fetch lazily. */
const looks = 'src/order/Order.module.css'
/** The notice of cookies and its preferences. Whether it is shown is known before. */
const cookies = among('src/pages/cookies/', 'src/content/texts/site/cookieTexts')
const cookieNotice = among('src/pages/cookies/LazyCookieNotice')
const others = ['src/app/site/RegulationPages.tsx', 'src/pages/NotFound.tsx']
/** The pictures of the site's pages, also used by some small pages. */
const stillPictures = among('src/ui/lazyHydration', 'src/ui/art/PrerenderedPicture')

/** Matches paths by prefix; one that ends in braces is several. Throws if one has no file, because it was renamed. */
function among(...prefixes: string[]): (path: string) => boolean {
  const beginnings = prefixes.flatMap((prefix) => {
    const [folder = '', names = ''] = prefix.split(/[{}]/)
    return names.split(',').map((name) => folder + name)
  })
  const unknown = beginnings.find((each) => globSync(`${each}*`, { cwd: root }).length === 0)
  if (unknown) throw new Error(`scripts/build/chunks.ts names ${unknown}, which is not there.`)
  return (path) => beginnings.some((each) => path.startsWith(each))
}

/** The chunk of a module that several pages share. On a slow line each request costs as much as thirty kilobytes. */
export function chunkOf(id: string, graph: Graph): string | null {
  const from = (source: string) => reach(source, graph).has(id)
  const path = id.slice(root.length)
  if (from(entry) && path !== entry) return 'shell'
  if (from(entry) || [home, area, sale, chat, pages, ...others].includes(path)) return null
  if (from(sale)) return from(home) || small(path) ? 'shell' : 'order'
  if ((from(chat) || from(pages)) && small(path)) return 'shell'
  if (path === looks) return 'questions'
  if (from(chat) || from(pages))
    return from(home) ? 'kit' : ofBoth(path, from) ? 'questions' : from(chat) ? 'talk' : 'steps'
  if (from(home) && (others.some(from) || stillPictures(path))) return 'site'
  if (from(home) && from(area)) return landing(path) ? 'landing' : from(picker) ? 'plans' : null
  if (cookies(path) && !cookieNotice(path)) return 'cookies'
  return groupOf(late, path) ?? (smallTurns(path) && !withOwnStyles(path) ? 'turns' : null)
}

/** Modules of both voices, lazy in the conversation, so that awaiting plans does not fetch the pages. */
const ofBoth = (path: string, from: (source: string) => boolean) => from(pages) && (from(chat) || waiting(path))
const waiting = among(
  'src/content/texts/order/checkoutTexts',
  'src/order/notes/useSlowWait',
  'src/ui/feedback/useIsTakingLong',
)

const groupOf = (groups: Record<string, ReturnType<typeof among>>, source: string) =>
  Object.entries(groups).find(([, holds]) => holds(source))?.[0] ?? null

const known = new WeakMap<Graph, Map<string, Set<string>>>()

/** All that a source imports statically, directly or not. */
function reach(source: string, graph: Graph): Set<string> {
  const sources = known.get(graph) ?? new Map<string, Set<string>>()
  known.set(graph, sources)
  const found = sources.get(source) ?? new Set<string>()
  if (!sources.has(source)) walk(root + source)
  sources.set(source, found)
  return found

  function walk(id: string) {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(walk)
  }
}
