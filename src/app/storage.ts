import type { Funnel } from '../funnel/slice.ts'

const name = 'order-1'

/** The order in this browser. Blocked or full storage is no error: the order then lives in memory. */
export const orderStorage = {
  read: (): Partial<Funnel> | null => attempt(() => parsed(localStorage.getItem(name))) ?? null,
  write: (stored: Partial<Funnel>) => attempt(() => localStorage.setItem(name, JSON.stringify(stored))),
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

/** What we stored ourselves under this name and version; anything else is as good as nothing. */
function parsed(text: string | null): Partial<Funnel> | null {
  const data: Partial<Funnel> | null = text === null ? null : JSON.parse(text)
  return data && typeof data === 'object' && 'kept' in data ? data : null
}
