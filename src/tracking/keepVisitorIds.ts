import { randomKey } from '../browser/randomKey.ts'
import { thisBrowser, thisTab } from '../browser/storage.ts'
import { allows } from './cookieChoice.ts'

/** The storage of each name by which visits are counted: one lasts as long as the browser keeps it, one as long as its tab. */
export const idStorages = { client_id: thisBrowser, session_id: thisTab }

/** Makes the names that a visitor allows, and forgets those that one no longer does. */
export function keepVisitorIds(): void {
  for (const [name, storage] of Object.entries(idStorages))
    if (!allows('func')) storage.take(name)
    else if (storage.read(name) === null) storage.write(name, randomKey())
}
