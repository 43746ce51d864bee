import { existsSync, readFileSync } from 'node:fs'
import type { Shop } from './shop.ts'

/** In ms: how soon after a kill a server accepts orders again. */
const promised = 2000

/** The milliseconds of a start, and those in which it waited for a processor. */
export type Start = { took: number; waited: number }

export async function timedStart(shop: Shop): Promise<Start> {
  const began = performance.now()
  const { child } = await shop.up(0)
  return { took: performance.now() - began, waited: waitedBy(child.pid) }
}

/** The wait as counted by Linux; zero elsewhere. */
function waitedBy(pid = 0): number {
  const file = `/proc/${pid}/schedstat`
  if (!existsSync(file)) return 0
  const [, nanoseconds] = readFileSync(file, 'utf8').split(' ')
  return Number(nanoseconds) / 1_000_000
}

/** The starts that took too long, each as a line. Waits for the processor count only with `toTheLetter`. */
export function lateStarts(starts: readonly Start[], toTheLetter: boolean): string[] {
  return starts
    .filter(({ took, waited }) => took > promised + (toTheLetter ? 0 : waited))
    .map((start) => `ready only after ${inMs(start)}`)
}

export function slowestOf(starts: readonly Start[]): string {
  const slowest = starts.reduce((one, other) => (other.took > one.took ? other : one), { took: 0, waited: 0 })
  return `ready again within ${inMs(slowest)}`
}

const inMs = ({ took, waited }: Start) =>
  `${Math.round(took)} ms, of which the machine was busy with others for ${Math.round(waited)}`
