import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawing } from '../scripts/architecture/draw.ts'
import { importsBetweenRooms, withoutImplied } from '../scripts/architecture/imports.ts'

const picture = join(import.meta.dirname, '../docs/architecture.svg')

test('the picture in the docs is the one that the code draws now (npm run architecture)', () => {
  expect(readFileSync(picture, 'utf8')).toBe(drawing(withoutImplied(importsBetweenRooms())))
})
