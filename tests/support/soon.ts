import { vi } from 'vitest'

/** Waits until a check holds, for longer than a busy machine needs. */
export const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 10_000, interval: 5 })
