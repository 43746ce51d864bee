import type { Hono } from 'hono'
import type { Http, HttpContext } from '../http/clientAddress.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import { escapeHtml } from '../http/escapeHtml.ts'
import { sendPlainPage } from './plainPage.ts'

type Page = {
  path: string
  texts: { heading: string; lead: string; go: string; done: string; soon: string }
  act: (whose: string) => Promise<void>
}

/** A link in a mail to a page of the server. */
export function linkTo(path: string, site: string, whose: string): string {
  const link = new URL(path, site)
  link.searchParams.set('de', whose)
  return link.href
}

/** Acts after a confirmation, without scripts. Opening the page changes nothing, because link checkers do so too. */
export function bindConfirmation(app: Hono<Http>, { path, texts, act }: Page, limiter: Limiter): void {
  app.get(path, (c) => sendPlainPage(c, texts.heading, form(path, texts, whoseIn(c))))
  app.post(path, async (c) => {
    limiter.take('write', c.var.ip)
    await act(whoseIn(c))
    return sendPlainPage(c, texts.done, `<p>${texts.soon}</p>`)
  })
}

const whoseIn = (c: HttpContext) => c.req.query('de') ?? ''

const form = (path: string, { lead, go }: Page['texts'], whose: string) => `<p>${lead}</p>
<form method="post" action="${path}?de=${escapeHtml(encodeURIComponent(whose))}">
<button type="submit">${go}</button>
</form>`
