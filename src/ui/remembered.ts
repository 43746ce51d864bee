/** A preference of this browser; private windows may refuse to keep it. */
export function remembered(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}
