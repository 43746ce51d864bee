import { thisTab } from '../../browser/storage.ts'

/** A value that differs from the last one that this tab came with, so that a reload does not undo what was changed since. */
export function oncePerTab<T>(name: string, value: T): T | undefined {
  const text = JSON.stringify(value)
  if (!value || thisTab.read(name) === text) return undefined
  thisTab.write(name, text)
  return value
}
