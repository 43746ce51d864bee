import { beforeEach, vi } from 'vitest'
import { aStorage } from './aStorage.ts'

/** New storage for each test. Without it the product keeps its values in memory, for the next one. */
beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('localStorage', aStorage())
})
