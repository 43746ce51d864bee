import { join } from 'node:path'
import { freePort, launch } from '../../tests/support/aProcess.ts'
import type { Shop } from './shop.ts'

/** How soon after a kill a server takes orders again. */
const promised = 2000
/** What a bare server's start takes where nobody else uses the machine. */
const bareStart = 200

export type Start = { ours: number; bare: number }

/** The milliseconds that a start takes, and those of a bare server's at the same moment. */
export async function startBesideBare(shop: Shop): Promise<Start> {
  const [ours, bare] = await Promise.all([timed(() => shop.up(0)), timed(() => upAndDown(shop))])
  return { ours, bare }
}

/** A machine that is so busy that a bare start takes longer gives a start as many times as long as was promised. */
function allowed({ bare }: Start): number {
  return promised * Math.max(1, bare / bareStart)
}

/** The starts that took too long, each in a line. */
export function lateStarts(starts: readonly Start[]): string[] {
  return starts
    .filter((start) => start.ours > allowed(start))
    .map((start) => `ready only after ${whole(start.ours)} ms, of which ${whole(allowed(start))} are allowed`)
}

export function slowestOf(starts: readonly Start[]): string {
  const slowest = starts.reduce((one, other) => (other.ours > one.ours ? other : one), { ours: 0, bare: 0 })
  return `ready again within ${whole(slowest.ours)} ms, a bare server beside it within ${whole(slowest.bare)} ms`
}

async function upAndDown({ home }: Shop): Promise<void> {
  const settings = { PORT: String(await freePort()), DATA_DIR: join(home, 'bare') }
  const { child, ended } = await launch(settings, 'scripts/load/bare.ts')
  child.kill('SIGKILL')
  void ended
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const whole = Math.round
