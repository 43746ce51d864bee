import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { bare } from '../../content/campaign.ts'
import { CallPage } from './CallPage.tsx'
import { Cart } from './Cart.tsx'
import { Confirming } from './Confirming.tsx'
import { Links } from './Links.tsx'
import { MobileChoice } from './MobileChoice.tsx'

/** The small pages beside the questions of an order; they come as one. */
export function Component() {
  const Page = pages[bare(useLocation().pathname)]
  return Page && <Page />
}

const pages: Record<string, ComponentType> = {
  '/checkout': Cart,
  '/checkout/carrinho': Cart,
  '/checkout/confirmando-dados': Confirming,
  '/receber-ligacao': CallPage,
  '/selecao-plano-movel': MobileChoice,
  '/linktree': Links,
}
