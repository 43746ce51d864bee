import type { Hono } from 'hono'
import { contact } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import type { Context } from '../http/calls/handlerContext.ts'
import type { Http } from '../http/clientAddress.ts'
import type { Services } from '../http/calls/performCall.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import { bindConfirmation, linkTo } from '../site/mailLinkPage.ts'
import { releaseVisit } from './bookings.ts'

const path = '/nao-fiz-este-pedido'

export const notMineTexts = {
  heading: 'Não foi você que fez este pedido?',
  lead: 'Confirme, e a visita que ele marcou volta a ficar livre na hora. Sem visita combinada, ninguém vai até o endereço.',
  go: 'Não fiz este pedido',
  done: 'Pronto. A visita está livre de novo.',
  soon: `Se o pedido é seu, ligue para ${contact.sales} e marque outra visita.`,
}

/** The link in an order's letter for somebody who did not place it. Its hash proves that the letter was received. */
export const notMineLink = (site: string, leadId: string, vault: Pick<Context['vault'], 'hash'>) =>
  linkTo(path, site, `${leadId}.${proofOf(leadId, vault)}`)

/** Releases an order's visit if the receiver of its letter did not place it. */
export function bindNotMyOrderPage(
  app: Hono<Http>,
  { write, now, vault }: Pick<Services, 'write' | 'now' | 'vault'>,
  limiter: Limiter,
) {
  const act = async (whose: string) => {
    const [leadId = '', proof] = whose.split('.')
    if (proof === proofOf(leadId, vault)) await write((db) => releaseVisit(leadId, 'who got its letter', { db, now }))
  }
  bindConfirmation(app, { path, texts: notMineTexts, act }, limiter)
}

const proofOf = (leadId: string, { hash }: Pick<Context['vault'], 'hash'>) => hash('not mine', leadId)
