import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

const sheet = /[ \t]*<link rel="stylesheet"[^>]* href="([^"]+)">\n?/g

/** Inlines the styles of the first view. Their links stay, disabled, so that later code does not fetch them again. */
export async function inlineStyles(html: string, client: string): Promise<string> {
  const files = [...html.matchAll(sheet)].map(([, href = '']) => href)
  if (files.length === 0) return html
  const styles = await Promise.all(
    files.map(async (href) => fromPage(await readFile(join(client, href), 'utf8'), href)),
  )
  const known = files.map((href) => `<link rel="stylesheet" disabled href="${href}">`)
  return html
    .replaceAll(sheet, '')
    .replace('</head>', () => `<style>${styles.join('')}</style>${known.join('')}</head>`)
}

/** Urls in a style are relative to its own folder. Absolute ones stay. */
function fromPage(style: string, href: string): string {
  return style.replaceAll(
    /url\((["']?)(?!["']|\/|#|[a-z][a-z+.-]*:)/gi,
    (_, quote: string) => `url(${quote}${posix.dirname(href)}/`,
  )
}
