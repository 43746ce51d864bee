import { expect, it } from 'vitest'
import { packWeights, unpackWeights } from '../../src/understanding/readings/packWeights.ts'
import { size } from '../../src/understanding/readings/scoreReadings.ts'

it('weights are the same after they were written', () => {
  const weights = new Int8Array(size)
  for (let at = 0; at < size; at += 7) weights[at] = (at % 93) - 46
  expect(unpackWeights(packWeights(weights))).toEqual(weights)
})
