import { randomFillSync } from 'node:crypto'

const stock = Buffer.alloc(4096)
let taken = stock.length

/** Random bytes from a buffer, because few cost as much as many. Used bytes are wiped. */
export function random(count: number): Buffer {
  if (taken + count > stock.length) {
    randomFillSync(stock)
    taken = 0
  }
  const given = Buffer.from(stock.subarray(taken, taken + count))
  stock.fill(0, taken, (taken += count))
  return given
}
