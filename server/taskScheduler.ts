import { faultOf, type Log } from './log.ts'

type Chore = () => Promise<void>

/** Runs background tasks at intervals, and logs their errors. */
export function makeTaskScheduler(log: Log) {
  const timers: NodeJS.Timeout[] = []
  const logged = (chore: Chore) => () =>
    chore().catch((error: unknown) => log.fault({ id: '-', call: 'chore', ...faultOf(error) }))
  return {
    logged,
    every: (ms: number, ...chores: Chore[]) => {
      for (const chore of chores) timers.push(setInterval(() => void logged(chore)(), ms).unref())
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
