import type { Hono } from 'hono'
import type { Services } from '../http/calls/perform.ts'
import type { Http, HttpContext } from '../http/arrival.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import { escaped } from '../mail/letter.ts'
import { plainPage } from '../site/plainPage.ts'
import { refuseReminders } from './reminded.ts'

const path = '/sem-lembretes'

export const unsubscribeTexts = {
  heading: 'Não quer mais promoções nem lembretes?',
  lead: 'Confirme, e não enviamos mais para o e-mail em que você recebeu este link. O que for do seu pedido continua chegando.',
  go: 'Não quero mais receber',
  done: 'Pronto. Não enviamos mais promoções nem lembretes.',
  soon: 'O que for do seu pedido, como a confirmação, continua chegando.',
}

/** Where a reminder leads its reader to hear no more. */
export function unsubscribeLink(site: string, emailHash: string): string {
  const link = new URL(path, site)
  link.searchParams.set('de', emailHash)
  return link.href
}

/**
 * Ends the reminders of who has the link, in a page without scripts or by a mail reader's one click (RFC 8058). Opening
 * it changes nothing, because programs that look for dangerous links open it too.
 */
export function bindUnsubscribe(app: Hono<Http>, { write, now }: Pick<Services, 'write' | 'now'>, limiter: Limiter) {
  app.get(path, (c) => send(c, plainPage(unsubscribeTexts.heading, form(c.req.query('de') ?? ''))))
  app.post(path, async (c) => {
    limiter.take('write', c.var.ip)
    await write((tx) => refuseReminders(c.req.query('de') ?? '', { db: tx, now }))
    return send(c, plainPage(unsubscribeTexts.done, `<p>${unsubscribeTexts.soon}</p>`))
  })
}

const send = (c: HttpContext, html: string) => c.html(html, 200, { 'Cache-Control': 'no-store' })

const form = (emailHash: string) => `<p>${unsubscribeTexts.lead}</p>
<form method="post" action="${path}?de=${escaped(encodeURIComponent(emailHash))}">
<button type="submit">${unsubscribeTexts.go}</button>
</form>`
