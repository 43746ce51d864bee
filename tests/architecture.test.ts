import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawing } from '../scripts/architecture/draw.ts'
import { againstTheRows, folders, importsBetweenRooms, withoutImplied } from '../scripts/architecture/imports.ts'
import { rooms } from '../scripts/architecture/rooms.ts'

const imports = importsBetweenRooms()
const root = join(import.meta.dirname, '..')

test('every folder of the code is a room of the picture, and no room is left without a folder', () => {
  const drawn = Object.keys(rooms).filter((name) => !name.includes('/'))
  expect(drawn.toSorted()).toEqual(folders().toSorted())
  const imported = new Set(imports.flatMap(({ from, to }) => [from, to]))
  expect([...imported].toSorted()).toEqual(Object.keys(rooms).toSorted())
})

test('no room imports one that stands above it or beside it', () => {
  expect(againstTheRows(imports)).toEqual([])
})

test('an import that goes up or sideways is found', () => {
  const down = { from: 'app', to: 'sagas', file: 'src/app/a.ts' }
  const up = { from: 'funnel', to: 'sagas', file: 'src/funnel/a.ts' }
  const sideways = { from: 'pages', to: 'conversation', file: 'src/pages/a.tsx' }
  const toTheServer = { from: 'api/contract', to: 'server', file: 'src/api/contract/a.ts' }
  expect(againstTheRows([down, up, sideways, toTheServer])).toEqual([up, sideways, toTheServer])
})

test('the picture in the docs is the one that the code draws now (npm run architecture)', () => {
  const kept = readFileSync(join(root, 'docs/architecture.svg'), 'utf8')
  expect(kept).toBe(drawing(withoutImplied(imports)))
})
