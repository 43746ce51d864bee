import { randomFillSync } from 'node:crypto'

const stock = Buffer.alloc(4096)
let taken = stock.length

/** Random bytes out of a stock, because a few cost the system as much as many. None is given twice, or stays in memory. */
export function random(count: number): Buffer {
  if (taken + count > stock.length) {
    randomFillSync(stock)
    taken = 0
  }
  const given = Buffer.from(stock.subarray(taken, taken + count))
  stock.fill(0, taken, (taken += count))
  return given
}
