import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { weightsFile } from '../../scripts/understanding/train.ts'

const file = join(import.meta.dirname, '../../src/understanding/readings/weights.ts')

it('the weights are those that the lines make, each time', () => {
  expect(weightsFile() === readFileSync(file, 'utf8')).toBe(true)
}, 180_000)
