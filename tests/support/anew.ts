import { onTestFinished, vi } from 'vitest'

/** Modules loaded once more for one test: what they remember is that test's alone. */
export function anew<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  return load()
}
