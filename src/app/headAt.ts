import { besideTitles } from '../content/besideTexts.ts'
import type { Campaign } from '../content/campaign.ts'
import { chatTexts } from '../content/chatTexts.ts'
import { checkoutTexts, notFoundTexts } from '../content/checkoutTexts.ts'
import { flows } from '../content/flows.ts'
import type { Screen } from '../content/screen.ts'
import { routes } from '../routes.tsx'

/** What a page says of itself in its head. */
export type Head = { title: string; noindex: boolean }

/** The head of the page at an address below a campaign, with its parts by name (`/chat/:question`), as the page itself has it once its code is here. */
export function headAt(path: string, campaign: Campaign): Head {
  return { title: titleAt(path, campaign), noindex: campaign.noindex === true || isHidden(path) }
}

/** An address that leads nowhere. */
export const missingHead: Head = { title: checkoutTexts.pageTitle(notFoundTexts.title), noindex: true }

/** An order is nothing for search engines; to be called is one of its pages that everybody may find. */
const isHidden = (path: string) => isChat(path) || (path !== '/receber-ligacao' && ofOrder.has(path))
const isChat = (path: string) => /^\/chat(?:-tct)?(?:\/|$)/.test(path)
const ofOrder = new Set(routes.flatMap(({ children = [] }) => children.map(({ path }) => path)))

function titleAt(path: string, { flow, title }: Campaign): string {
  if (isChat(path)) return chatTexts.title
  const own = besideTitles[path] ?? screenAt(path.replace(/\/:\w+$/, ''), [...flows[flow], ...everyScreen])?.title
  return own === undefined ? title : checkoutTexts.pageTitle(own)
}

const everyScreen: readonly Screen[] = Object.values(flows).flat()
const screenAt = (path: string, screens: readonly Screen[]) => screens.find((screen) => screen.path === path)
