import { onTestFinished, vi } from 'vitest'

/** Loads modules again for one test, without their state. */
export function anew<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  return load()
}
