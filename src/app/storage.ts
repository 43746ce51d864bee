import { thisBrowser } from '../browser/storage.ts'
import type { Funnel } from '../funnel/slice.ts'

const name = 'order-1'

/** The order in this browser. */
export const orderStorage = {
  name,
  read: (): Partial<Funnel> | null => parsed(thisBrowser.read(name)),
  write: (stored: Partial<Funnel>) => thisBrowser.write(name, JSON.stringify(stored)),
}

/** What we stored ourselves under this name and version; anything else is as good as nothing. */
function parsed(text: string | null): Partial<Funnel> | null {
  try {
    const data: Partial<Funnel> | null = text === null ? null : JSON.parse(text)
    return data && typeof data === 'object' && 'kept' in data ? data : null
  } catch {
    return null
  }
}
