import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { meaningsFile } from '../../scripts/understanding/meanings.ts'
import { weightsFile } from '../../scripts/understanding/train.ts'

it.each([
  ['readings/weights', weightsFile],
  ['meaning/counts', meaningsFile],
])(
  '%s is what the lines make, each time',
  (name, made) => {
    const file = join(import.meta.dirname, `../../src/understanding/${name}.ts`)
    expect(made() === readFileSync(file, 'utf8')).toBe(true)
  },
  180_000,
)
