const LEAST = 20

/** Runs small tasks one after another while the browser is idle. Without idle callbacks it runs none. */
export function onlyWhenIdle(things: readonly (() => unknown)[]): void {
  if (!('requestIdleCallback' in globalThis) || things.length === 0) return
  requestIdleCallback((moment) => {
    let done = 0
    do things[done++]?.()
    while (done < things.length && moment.timeRemaining() > LEAST)
    onlyWhenIdle(things.slice(done))
  })
}
