import type { HttpContext } from './http/arrival.ts'
import { escaped } from './mail/letter.ts'

/** What a visitor sees whose browser another site had send a form here. */
export function tellOfOtherSite(c: HttpContext): Response {
  const { pathname } = new URL(c.req.url)
  return c.html(page(escaped(pathname)), 403, { 'Cache-Control': 'no-store' })
}

const page = (path: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Formulário de outro site · TIM Ultrafibra</title>
</head>
<body>
<main>
<h1>Este formulário veio de outro site.</h1>
<p>Para a sua segurança, não usamos o que ele enviou. Se você já tem um pedido aqui, ele continua como estava.</p>
<p><a href="${path}">Continuar na TIM Ultrafibra</a></p>
</main>
</body>
</html>
`
