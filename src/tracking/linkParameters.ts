import { thisTab } from '../browser/storage.ts'

/** The known parameters of this visit's link, stored until the tab is closed. A newer link replaces those it names. */
export function keptQuery(search = ''): URLSearchParams {
  const kept = new URLSearchParams(thisTab.read(NAME) ?? '')
  const newer = new URLSearchParams(
    [...new URLSearchParams(search.slice(0, LONGEST))].filter(([name]) => known.has(name)),
  )
  for (const name of newer.keys()) kept.delete(name)
  for (const [name, value] of newer) kept.append(name, value)
  if (newer.size > 0) thisTab.write(NAME, kept.toString())
  return kept
}

export const savedParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'gclid',
  'matchchannel',
  'campaignid',
  'ref',
] as const

/** Other parameters are not ours and may hold personal data. */
const known = new Set<string>([...savedParameters, ...'idr idm id s sk sku dl ul sb sba l lmig ls test'.split(' ')])

const NAME = 'visit-query'
const LONGEST = 4000
