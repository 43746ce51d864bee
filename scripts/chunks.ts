type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const root = new URL('..', import.meta.url).pathname
const entry = 'src/main.tsx'
const [home, area, sale, chat, pages] = [
  'src/app/site/Home.tsx',
  'src/app/site/Area.tsx',
  'src/app/order/OrderLayout.tsx',
  'src/conversation/Conversation.tsx',
  'src/pages/checkout/Checkout.tsx',
]
/** Late parts of the conversation too small for a file of their own. The excluded turns bring their own styles. */
const smallTurns = /^src\/conversation\/(composer|turns)\/(?!StopTurn|EditTurn|WaitTurn)/
/** What the home page and the pages of areas are made of. */
const shared = {
  landing: /^src\/(pages\/|app\/site\/|ui\/withoutScripts)/,
}
/** What late parts of the site and of an order have in common. The headers of a file weigh as much as its words do. */
const late = {
  texts:
    /^src\/(content\/texts\/(end|finish|copy|device|codeSent|later|laterInput)Texts|order\/done\/VisitToCalendar|api\/contract\/visitCalendar|ui\/saveFile)/,
  views:
    /^src\/(funnel\/(views\/(leftOrder|noOfferReason|setOutWords|cepsSetOut|stopWays)|plans\/advice)|order\/(quiz\/useQuizNow|stops\/useStop|person\/(PersonLink|Protocol))|api\/contract\/resumeLink|content\/texts\/cameBackTexts)/,
  quiz: /^src\/pages\/checkout\/identity\/(PersonLink|Quiz|SecondTry)/,
  modal: /^src\/ui\/feedback\/(Drawer|useModal|Modal\.)/,
  drawers:
    /^(node_modules\/(framer-)?motion|src\/(pages\/landing\/drawers\/(Call|Coverage|useDrawer)|ui\/(isMotionWanted|feedback\/(SiteDrawer|drawerMotion|followFinger))))/,
  rows: /^src\/ui\/layout\/(Arrows|ScrollRow|Carousel|useScrollEnds|useDragScroll|usePlaying|Tabs)/,
  plans: /^src\/ui\/cards\/PlanRow\.module/,
  benefits: /^src\/(order\/plans\/[Bb]enefit|ui\/art\/AppIcon|content\/(texts\/benefitTexts|streamingFacts))/,
}
/** Of use to a page that has no order too, which must not fetch the order's code for it. */
const small = /^src\/(browser\/|api\/contract\/(noticeTerm|values\/periodHours))/
/** The choice of a plan within an order, which has the home page's cards. */
const picker = 'src/order/plans/PlanPicker.tsx'
/** The looks of what both voices show, some of which pages fetch late. */
const looks = 'src/order/Order.module.css'
/** The notice of cookies and its preferences, which one tap leads to. Whether they are wanted is known before. */
const cookies = /^src\/(pages\/cookies\/(?!CookieNotice)|content\/texts\/cookieTexts)/
const others = ['src/app/site/RegulationPages.tsx', 'src/pages/NotFound.tsx']
/** The pictures of the site's pages, which some of the small pages have too. */
const stillPictures = /^src\/ui\/(lowerPart|art\/StillPicture)/

/** The chunk of a module that several pages share. On a slow line each request costs as much as thirty kilobytes. */
export function chunkOf(id: string, graph: Graph): string | null {
  const from = (source: string) => reach(source, graph).has(id)
  if (from(entry) && id.slice(root.length) !== entry) return 'shell'
  if (from(entry) || [home, area, sale, chat, pages, ...others].includes(id.slice(root.length))) return null
  if (from(sale)) return from(home) || small.test(id.slice(root.length)) ? 'shell' : 'order'
  if ((from(chat) || from(pages)) && small.test(id.slice(root.length))) return 'shell'
  if (id.slice(root.length) === looks) return 'questions'
  if (from(chat) || from(pages))
    return from(home) ? 'kit' : ofBoth(id, from) ? 'questions' : from(chat) ? 'talk' : 'steps'
  if (from(home) && (others.some(from) || stillPictures.test(id.slice(root.length)))) return 'site'
  if (from(home) && from(area)) return groupOf(shared, id.slice(root.length)) ?? (from(picker) ? 'plans' : null)
  if (cookies.test(id.slice(root.length))) return 'cookies'
  return groupOf(late, id.slice(root.length)) ?? (smallTurns.test(id.slice(root.length)) ? 'turns' : null)
}

/** Both voices have it, the conversation's waiting late: a list of plans that is awaited must not fetch the pages for it. */
const ofBoth = (id: string, from: (source: string) => boolean) =>
  from(pages) && (from(chat) || waiting.test(id.slice(root.length)))
const waiting = /^src\/(order\/notes\/useSlowWait|ui\/feedback\/useSlow|content\/texts\/checkoutTexts)/

const groupOf = (groups: Record<string, RegExp>, source: string) =>
  Object.entries(groups).find(([, sources]) => sources.test(source))?.[0] ?? null

const known = new WeakMap<Graph, Map<string, Set<string>>>()

/** All that a source imports, directly or not, without dynamic imports. */
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
