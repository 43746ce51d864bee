import { escapeHtml } from '../http/escapeHtml.ts'

/** What a page says of itself where its link is shared or found: the address that counts, and its properties by name. */
export type Shared = { canonical: string | null; properties: Readonly<Record<string, string>> }

/** Its tags. Addresses are whole only where the site knows its own. */
export const metaTags = ({ canonical, properties }: Shared) =>
  [
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...Object.entries(properties).map(([name, content]) => `<meta ${named(name)} content="${escapeHtml(content)}">`),
  ].join('')

/** Open Graph has properties; everybody else has names. */
const named = (name: string) => `${name.startsWith('og:') ? 'property' : 'name'}="${name}"`
