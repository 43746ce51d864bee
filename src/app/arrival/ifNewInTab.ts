import { thisTab } from '../../browser/storage.ts'

/** A value if it differs from the last one in this tab, so that a reload does not undo later changes. */
export function ifNewInTab<T>(name: string, value: T): T | undefined {
  const text = JSON.stringify(value)
  if (!value || thisTab.read(name) === text) return undefined
  thisTab.write(name, text)
  return value
}
