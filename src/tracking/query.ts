import { thisTab } from '../browser/storage.ts'

/** The parameters that this visit came with, as far as we know them, kept for as long as its tab lives; a newer link takes the place of what it names. */
export function keptQuery(search = ''): URLSearchParams {
  const kept = new URLSearchParams(thisTab.read(NAME) ?? '')
  const newer = new URLSearchParams([...new URLSearchParams(search.slice(0, LONGEST))].filter(([name]) => known.has(name)))
  for (const name of newer.keys()) kept.delete(name)
  for (const [name, value] of newer) kept.append(name, value)
  if (newer.size > 0) thisTab.write(NAME, kept.toString())
  return kept
}

/** The rest of a link is not ours, and may be about the visitor. */
const known = new Set('utm_source utm_medium utm_campaign utm_content utm_term gclid matchchannel campaignid idr idm id s sk sku dl ul sb sba l lmig ls test'.split(' '))

const NAME = 'visit-query'
const LONGEST = 4000
