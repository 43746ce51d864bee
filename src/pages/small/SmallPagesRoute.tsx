import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pageShownAt } from '../../content/pagePaths.ts'
import { withoutTrailingSlash } from '../../content/campaigns/pathBelowCampaign.ts'
import type { Shown, SmallPage } from '../../content/pages.ts'
import { rarePart } from '../../ui/lazyPart.tsx'
import { CallPage } from './CallPage.tsx'
import { Cart } from './Cart.tsx'
import { ConfirmingAnswersPage } from './ConfirmingAnswersPage.tsx'
import { LinktreePage } from './LinktreePage.tsx'
import { CurrentMobilePlanChoice } from './CurrentMobilePlanChoice.tsx'

/** The small pages around an order, in one chunk. Addresses below a page's own show the page too. */
export function Component() {
  const path = withoutTrailingSlash(useLocation().pathname)
  const shown = pageShownAt(path) ?? pageShownAt(path.replace(/(?<=.)\/.*/, ''))
  return shown && pages[shown]
}

const Demo = rarePart(async () => (await import('../demo/DemoPage.tsx')).DemoPage)

const pages: Partial<Record<Shown, ReactNode>> = {
  cart: <Cart />,
  confirming: <ConfirmingAnswersPage />,
  call: <CallPage />,
  mobile: <CurrentMobilePlanChoice />,
  links: <LinktreePage />,
  demo: <Demo />,
} satisfies Record<SmallPage, ReactNode>
