import { faultOf, type Log } from '../monitoring/log.ts'

type Task = () => Promise<void>

/** Runs background tasks at intervals, and logs their errors. */
export function makeTaskScheduler(log: Log) {
  const timers: NodeJS.Timeout[] = []
  const logged = (task: Task) => () =>
    task().catch((error: unknown) => log.fault({ id: '-', call: 'chore', ...faultOf(error) }))
  return {
    logged,
    every: (ms: number, ...tasks: Task[]) => {
      for (const task of tasks) timers.push(setInterval(() => void logged(task)(), ms).unref())
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
