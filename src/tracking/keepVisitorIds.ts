import { randomKey } from '../browser/randomKey.ts'
import { thisBrowser, thisTab } from '../browser/storage.ts'
import { allows } from './cookieChoice.ts'

/** The storage of each id by which visits are counted: one lasts like the browser's storage, one like its tab. */
export const idStorages = { client_id: thisBrowser, session_id: thisTab }

/** Creates the ids that the visitor allows, and deletes those no longer allowed. */
export function keepVisitorIds(): void {
  for (const [name, storage] of Object.entries(idStorages))
    if (!allows('func')) storage.take(name)
    else if (storage.read(name) === null) storage.write(name, randomKey())
}
