import type { HttpContext } from '../http/clientAddress.ts'
import { escapeHtml } from '../http/escapeHtml.ts'
import { sendPlainPage } from './plainPage.ts'

/** The page for a form sent from another site. */
export function sendCrossSitePage(c: HttpContext): Response {
  const { pathname } = new URL(c.req.url)
  c.set('code', 'site.other')
  return sendPlainPage(c, otherSiteTexts.title, content(escapeHtml(pathname)), 403)
}

export const otherSiteTexts = {
  title: 'Este formulário veio de outro site.',
  lead: 'Para a sua segurança, não usamos o que ele enviou. Se você já tem um pedido aqui, ele continua como estava.',
  link: 'Continuar meu pedido',
}

const content = (path: string) => `<p>${otherSiteTexts.lead}</p>
<p><a href="${path}">${otherSiteTexts.link}</a></p>`
