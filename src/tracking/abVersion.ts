import { useSyncExternalStore } from 'react'
import { emptySubscribe } from '../browser/emptySubscribe.ts'
import { thisBrowser } from '../browser/storage.ts'

/** The voice that 'Contratar' opens: 'A' the conversation, 'B' the pages. */
export type Version = 'A' | 'B'

const NAME = 'ab-version'

/** Drawn once per visitor and stored in the browser. */
export function abVersion(): Version {
  const kept = thisBrowser.read(NAME)
  if (kept === 'A' || kept === 'B') return kept
  const drawn = Math.random() < 0.5 ? 'A' : 'B'
  thisBrowser.write(NAME, drawn)
  return drawn
}

/** The version that a page shows. A prerendered page shows version A. */
export const useAbVersion = (): Version => useSyncExternalStore(emptySubscribe, abVersion, () => 'A')
