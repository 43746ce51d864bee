import { expect, test } from 'vitest'
import { newLoad } from '../../scripts/load/drive.ts'
import { failures } from '../../scripts/load/judge.ts'

/** A load whose requests took so many milliseconds, in the middle of slower and faster ones. */
function aLoad({ ms, failed = 0, orders = 1 }: { ms: number; failed?: number; orders?: number }) {
  const load = newLoad()
  load.orders.took.push(...Array.from({ length: orders }, () => ms))
  Object.assign(load.requests, { took: [ms / 2, ms, ms * 20], failed })
  return load
}

test.each([
  ['a request among a million leads takes up to 1.1 times as long', aLoad({ ms: 100 }), aLoad({ ms: 110 }), []],
  [
    'one that takes longer is a failure',
    aLoad({ ms: 100 }),
    aLoad({ ms: 112 }),
    [/takes 1\.12 times as long, 1\.1 at most/],
  ],
  ['so is a request that failed', aLoad({ ms: 100 }), aLoad({ ms: 100, failed: 2 }), [/^2 requests failed$/]],
  ['so is one without other leads', aLoad({ ms: 100, failed: 1 }), null, [/^1 requests failed$/]],
  ['nothing measured shows nothing', newLoad(), newLoad(), [/no order/, /NaN times/]],
  ['nor do requests without an order', aLoad({ ms: 100 }), aLoad({ ms: 100, orders: 0 }), [/no order/]],
])('%s', (_, ours, among, expected) => {
  expect(failures(ours, among)).toEqual(expected.map((text) => expect.stringMatching(text)))
})
