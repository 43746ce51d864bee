import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { shownAt } from '../../content/addresses.ts'
import { bare } from '../../content/campaigns/pathBelow.ts'
import type { Shown, SmallPage } from '../../content/pages.ts'
import { CallPage } from './CallPage.tsx'
import { Cart } from './Cart.tsx'
import { Confirming } from './Confirming.tsx'
import { Links } from './Links.tsx'
import { MobileChoice } from './MobileChoice.tsx'

/** The small pages beside an order's questions. They share one file of code. */
export function Component() {
  const shown = shownAt(bare(useLocation().pathname))
  return shown && pages[shown]
}

const pages: Partial<Record<Shown, ReactNode>> = {
  cart: <Cart />,
  confirming: <Confirming />,
  call: <CallPage />,
  mobile: <MobileChoice />,
  links: <Links />,
} satisfies Record<SmallPage, ReactNode>
