const LEAST = 20

/** Does small things one after another while nothing else happens, and nothing at all where the browser does not tell. */
export function onlyWhenIdle(things: readonly (() => unknown)[]): void {
  if (!('requestIdleCallback' in globalThis) || things.length === 0) return
  requestIdleCallback((moment) => {
    let done = 0
    do things[done++]?.()
    while (done < things.length && moment.timeRemaining() > LEAST)
    onlyWhenIdle(things.slice(done))
  })
}
