import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { meaningsFile } from '../../scripts/understanding/meanings.ts'
import { weightsFile } from '../../scripts/understanding/train.ts'

it.each([
  ['readings', weightsFile],
  ['meaning', meaningsFile],
])(
  'the weights of %s are those that the lines make, each time',
  (folder, made) => {
    const file = join(import.meta.dirname, `../../src/understanding/${folder}/weights.ts`)
    expect(made() === readFileSync(file, 'utf8')).toBe(true)
  },
  180_000,
)
