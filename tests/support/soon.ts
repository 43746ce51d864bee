import { vi } from 'vitest'

/** Waits until a check holds, long enough for a busy machine. */
export const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 10_000, interval: 5 })
