import { mark, type Tracking } from '../api/contract/tracking.ts'
import { randomKey } from '../browser/randomKey.ts'
import { thisBrowser, thisTab } from '../browser/storage.ts'
import { allows } from './cookieChoice.ts'

/** The storage of each name by which visits are counted: one lasts as long as the browser keeps it, one as long as its tab. */
const kept = { client_id: thisBrowser, session_id: thisTab }

/** Makes the names that a visitor allows, and forgets those that one no longer does. */
export function keepVisitorIds(): void {
  for (const [name, storage] of Object.entries(kept))
    if (!allows('func')) storage.take(name)
    else if (storage.read(name) === null) storage.write(name, randomKey())
}

/** The names of this browser and this visit, while the visitor allows them. */
export function visitorIds(): Pick<Tracking, 'client_id' | 'session_id'> {
  if (!allows('func')) return {}
  const ids = Object.entries(kept).map(([name, storage]) => [name, storage.read(name)] as const)
  return Object.fromEntries(ids.filter(([, id]) => mark.safeParse(id).success && id !== ''))
}
