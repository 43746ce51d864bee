import { readFileSync } from 'node:fs'

/** The processor seconds that a process has spent since it began, as Linux tells them: hundredths, by user and system. */
export function spentBy(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(11, 13).map(Number)
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100
}
