/** A task of the server. Calls during a round join it; `stop` ends the round after its present step. */
export type RepeatedTask = { round: () => Promise<void>; stop: () => Promise<void> }

export function singleFlight(work: (ending: AbortSignal) => Promise<void>): RepeatedTask {
  const ending = new AbortController()
  let underWay: Promise<void> | null = null
  const round = () =>
    (underWay ??= work(ending.signal).finally(() => {
      underWay = null
    }))
  const stop = async () => {
    ending.abort()
    await underWay?.catch(() => undefined)
  }
  return { round, stop }
}
