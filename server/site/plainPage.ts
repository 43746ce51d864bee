import type { HttpContext } from '../http/arrival.ts'
import { withSampleBand } from './sampleBand.ts'

/** Sends a small page of the server's own, for visitors without scripts. Its style is `src/plain.css`. */
export const sendPlainPage = (c: HttpContext, title: string, content: string, status: 200 | 403 | 422 = 200) =>
  c.html(withSampleBand(plainPage(title, content), c.var.saysSample), status, { 'Cache-Control': 'no-store' })

const plainPage = (title: string, content: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/plain.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body class="page narrow">
<header><div class="wrap"><a href="/"><img src="/favicon.svg" alt=""><b>TIM</b> Ultrafibra</a></div></header>
<main class="wrap">
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
