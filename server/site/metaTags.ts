import { escapeHtml } from '../http/escapeHtml.ts'

/** The metadata of a page for search and sharing: its canonical address and its properties. */
export type Shared = { canonical: string | null; properties: Readonly<Record<string, string>> }

/** The meta tags. Addresses are absolute only if the site knows its own. */
export const metaTags = ({ canonical, properties }: Shared) =>
  [
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...Object.entries(properties).map(([name, content]) => `<meta ${named(name)} content="${escapeHtml(content)}">`),
  ].join('')

/** Open Graph tags use `property`, all others `name`. */
const named = (name: string) => `${name.startsWith('og:') ? 'property' : 'name'}="${name}"`
