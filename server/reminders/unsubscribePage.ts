import type { Hono } from 'hono'
import type { Services } from '../http/calls/performCall.ts'
import type { Http } from '../http/clientAddress.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import { bindConfirmation, linkTo } from '../site/mailLinkPage.ts'
import { refuseReminders } from './reminderRecords.ts'

const path = '/sem-lembretes'

export const unsubscribeTexts = {
  heading: 'Não quer mais promoções nem lembretes?',
  lead: 'Confirme, e não enviamos mais para o e-mail em que você recebeu este link. O que for do seu pedido continua chegando.',
  go: 'Não quero mais receber',
  done: 'Pronto. Não enviamos mais promoções nem lembretes.',
  soon: 'O que for do seu pedido, como a confirmação, continua chegando.',
}

/** The unsubscribe link of a reminder. */
export const unsubscribeLink = (site: string, emailHash: string) => linkTo(path, site, emailHash)

/** Unsubscribes the owner of a link, also by a mail reader's one click (RFC 8058). */
export function bindUnsubscribe(app: Hono<Http>, { write, now }: Pick<Services, 'write' | 'now'>, limiter: Limiter) {
  const act = (emailHash: string) => write((tx) => refuseReminders(emailHash, { db: tx, now }))
  bindConfirmation(app, { path, texts: unsubscribeTexts, act }, limiter)
}
