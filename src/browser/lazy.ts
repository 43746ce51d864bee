/** Code loaded on demand: `get` returns it once loaded, `load` loads it or fails with the connection. */
export type Lazy<T> = { get: () => T | undefined; load: () => Promise<T> }

export function lazy<T>(fetchCode: () => Promise<T>): Lazy<T> {
  let here: T | undefined
  return { get: () => here, load: async () => (here ??= await fetchCode()) }
}

/** Code that is loaded once the first question works, or earlier on demand. */
export function preloaded<T>(fetchCode: () => Promise<T>): Lazy<T> {
  const code = lazy(fetchCode)
  awaited.add(code.load)
  return code
}

/** Loads all deferred code. Each part starts in its own task, because together they would block a phone. */
export async function preload(): Promise<void> {
  await Promise.allSettled([...awaited].map((load, at) => new Promise((resolve) => setTimeout(resolve, at)).then(load)))
}

const awaited = new Set<() => Promise<unknown>>()

type Patience = { signal?: AbortSignal; onFailure?: () => unknown }

/** Retries every other second and when the connection returns, until the code is loaded. Undefined once aborted. */
export async function loadWithRetry<T>(load: () => Promise<T>, patience: Patience): Promise<T | undefined> {
  const { signal, onFailure } = patience
  try {
    const code = await load()
    return signal?.aborted ? undefined : code
  } catch {
    await onFailure?.()
    await pause()
    return signal?.aborted ? undefined : loadWithRetry(load, patience)
  }
}

const PAUSE = 2000

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE)
    window.addEventListener('online', resolve, { once: true, signal: AbortSignal.timeout(PAUSE) })
  })
