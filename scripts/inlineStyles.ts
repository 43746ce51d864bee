import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

const sheet = /[ \t]*<link rel="stylesheet"[^>]* href="([^"]+)">\n?/g

/**
 * A page with the styles it is first seen in, so that nothing else is fetched before it is painted. Their files are named but
 * switched off: whatever code comes later finds the names, and does not fetch what the page has.
 */
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

/** A style names files as seen from its own folder; those that say where they are from any place stay as they are. */
function fromPage(style: string, href: string): string {
  return style.replaceAll(
    /url\((["']?)(?!["']|\/|#|[a-z][a-z+.-]*:)/gi,
    (_, quote: string) => `url(${quote}${posix.dirname(href)}/`,
  )
}
