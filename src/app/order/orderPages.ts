import { lazy } from '../../browser/lazy.ts'

/** The layout of an order, and the two voices below it. */
export const sale = lazy(() => import('./OrderLayout.tsx'))
export const chat = lazy(() => import('../../conversation/Conversation.tsx'))
export const checkout = lazy(() => import('../../pages/checkout/Checkout.tsx'))
