import type { Lane } from './lane.ts'

const giveUpAfter = 3 * 86_400_000

/** Waits longer after each attempt, and gives a message up after three days. */
export const retryForThreeDays =
  (now: () => Date): Lane['waitAfter'] =>
  ({ attempts, created_at }) =>
    now().getTime() - Date.parse(created_at) > giveUpAfter ? null : secondsAfter(attempts)

/** Seconds to wait after failed attempts: 5, 10, 20 … up to an hour. */
export function secondsAfter(attempts: number): number {
  return Math.min(3600, 5 * 2 ** (attempts - 1))
}
