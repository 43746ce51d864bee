import { brand } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { escapeHtml } from '../http/escapeHtml.ts'
import type { HttpContext } from '../http/clientAddress.ts'
import { withSampleBand } from './sampleBand.ts'

/** Sends a small page for visitors without scripts. Its style is `src/plain.css`. */
export const sendPlainPage = (c: HttpContext, title: string, content: string, status: 200 | 403 | 422 | 429 = 200) =>
  c.html(withSampleBand(plainPage(title, content), c.var.saysSample), status, { 'Cache-Control': 'no-store' })

export const plainPage = (title: string, content: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/plain.css">
<meta name="theme-color" content="#f8f8f4" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#080d2b" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body class="page narrow">
<header><div class="wrap"><a href="/"><img src="/favicon.svg" alt=""><b>${escapeHtml(brand.strong)}</b> ${escapeHtml(brand.name)}</a></div></header>
<main class="wrap">
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
