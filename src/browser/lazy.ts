/** Code that is fetched when it is needed: `get` has it once it is here, and `load` brings it or fails with the line. */
export type Lazy<T> = { get: () => T | undefined; load: () => Promise<T> }

export function lazy<T>(fetchCode: () => Promise<T>): Lazy<T> {
  let here: T | undefined
  return { get: () => here, load: async () => (here ??= await fetchCode()) }
}

/** Code that comes with the rest once the first question works, or when it is needed before. */
export function preloaded<T>(fetchCode: () => Promise<T>): Lazy<T> {
  const code = lazy(fetchCode)
  awaited.add(code.load)
  return code
}

/** Fetches all deferred code. Each part begins in a task of its own, because together they would block a phone. */
export async function preload(): Promise<void> {
  await Promise.allSettled([...awaited].map((load, at) => new Promise((resolve) => setTimeout(resolve, at)).then(load)))
}

const awaited = new Set<() => Promise<unknown>>()

type Patience = { signal?: AbortSignal; onFailure?: () => unknown }

/** Retries until the code is loaded, every other second and when the line is back. Undefined once aborted. */
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
