import { expect, test } from 'vitest'
import { failures, newLoad, newTiming } from './timing.ts'

/** Bare rows of a tenth of a millisecond of a processor each. */
const rows = { ...newTiming(), took: [1, 1], spent: 0.0002 }

/** A load whose requests took so many milliseconds, between slower and faster ones. */
function aLoad({
  ms,
  failed = 0,
  orders = 1,
  spent = 0.005,
}: {
  ms: number
  failed?: number
  orders?: number
  spent?: number
}) {
  const load = newLoad()
  load.orders.took.push(...Array.from({ length: orders }, () => ms))
  load.orders.spent = spent * orders
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
  [
    'so is an order that costs more of a processor than it may',
    aLoad({ ms: 100, spent: 0.011 }),
    null,
    [/^an order costs 110 bare rows, 100 at most$/],
  ],
  ['nothing measured shows nothing', newLoad(), newLoad(), [/no order/, /NaN bare rows/, /NaN times/]],
  ['nor do requests without an order', aLoad({ ms: 100 }), aLoad({ ms: 100, orders: 0 }), [/no order/]],
])('%s', (_, ours, among, expected) => {
  expect(failures(ours, among, rows)).toEqual(expected.map((text) => expect.stringMatching(text)))
})
