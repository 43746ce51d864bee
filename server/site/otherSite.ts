import type { HttpContext } from '../http/arrival.ts'
import { escaped } from '../mail/letter.ts'

/** The page for a visitor whose browser sent a form from another site. */
export function tellOfOtherSite(c: HttpContext): Response {
  const { pathname } = new URL(c.req.url)
  return c.html(page(escaped(pathname)), 403, { 'Cache-Control': 'no-store' })
}

export const otherSiteTexts = {
  title: 'Este formulário veio de outro site.',
  lead: 'Para a sua segurança, não usamos o que ele enviou. Se você já tem um pedido aqui, ele continua como estava.',
  link: 'Continuar meu pedido',
}

const page = (path: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${otherSiteTexts.title}</title>
</head>
<body>
<main>
<h1>${otherSiteTexts.title}</h1>
<p>${otherSiteTexts.lead}</p>
<p><a href="${path}">${otherSiteTexts.link}</a></p>
</main>
</body>
</html>
`
