/** A value that differs from the last one that this tab came with, so that a reload does not undo what was changed since. */
export function newIn<T>(name: string, value: T): T | undefined {
  if (!value) return undefined
  const text = JSON.stringify(value)
  try {
    if (sessionStorage.getItem(name) === text) return undefined
    sessionStorage.setItem(name, text)
  } catch {
    return value
  }
  return value
}
