/** Storage that lasts between visits. */
export const thisBrowser = kept(() => localStorage)

/** Storage that lasts until this tab is closed. */
export const thisTab = kept(() => sessionStorage)

/** Blocked or full storage is no error: memory then stores the values until the page is left. */
function kept(storage: () => Storage) {
  const memory = new Map<string, string>()
  return { read, write, take }

  function read(name: string): string | null {
    return memory.get(name) ?? attempt(() => storage().getItem(name)) ?? null
  }

  function write(name: string, text: string) {
    memory.set(name, text)
    attempt(() => {
      storage().setItem(name, text)
      memory.delete(name)
    })
  }

  /** Reads and removes a value. */
  function take(name: string): string | null {
    const text = read(name)
    memory.delete(name)
    attempt(() => storage().removeItem(name))
    return text
  }
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
