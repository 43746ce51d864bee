import { beforeEach, vi } from 'vitest'
import { aStorage } from './aStorage.ts'

/** A tab and a browser of its own for each test. Without them the product keeps its values in memory, for the next one. */
beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('localStorage', aStorage())
})
