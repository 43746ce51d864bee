import { expect, test } from 'vitest'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { parseDrawingMarks } from '../../src/ui/art/parseDrawingMarks.ts'
import { pictures } from '../../src/ui/art/DrawnPicture.tsx'
import { tileAt, parseTileMap } from '../../src/ui/art/parseTileMap.ts'

test('neighbours of one ground become one part of a path, so that no seam shows', () => {
  const { paths } = parseTileMap('b0uu b0uu b0uu\nb0uu b0aa b0uu')
  expect(paths.map(({ colour }) => colour)).toEqual(['ultramar', 'anil'])
  expect(paths[0]?.d).toBe('M0 0H300V100H0zM0 100H100V200H0zM200 100H300V200H200z')
})

test('figures of one colour become one path, over all the grounds', () => {
  const { paths } = parseTileMap('q0up l1up\nq2us b0aa')
  expect(paths.map(({ colour }) => colour)).toEqual(['ultramar', 'anil', 'papel', 'sinal'])
})

test('a quarter turn moves a figure to the next corner', () => {
  const [, first] = tileAt('q0up', 0, 0)
  const [, turned] = tileAt('q1up', 0, 0)
  expect(first?.d).toContain('A100 100 0 0 1 0 100')
  expect(turned?.d).toContain('A100 100 0 0 1 0 0')
})

test('a tile laid over another is drawn after it', () => {
  const { paths } = parseTileMap('q0ua+o0_s')
  expect(paths.map(({ colour }) => colour)).toEqual(['ultramar', 'anil', 'sinal'])
})

test('an empty tile draws nothing', () => {
  expect(parseTileMap('b0__ b0__').paths).toEqual([])
})

test('a wall with rows of different lengths is refused', () => {
  expect(() => parseTileMap('b0uu b0uu\nb0uu')).toThrow('Uneven rows')
})

test('every picture uses known marks', () => {
  for (const [name, { marks }] of Object.entries(pictures)) {
    const drawn = parseDrawingMarks(marks)
    expect([name, drawn.length > 5, drawn.some(({ d }) => /NaN|undefined/.test(d))]).toEqual([name, true, false])
  }
  expect(() => parseDrawingMarks('disk s 1 2 3')).toThrow('Unknown kind: disk')
  expect(() => parseDrawingMarks('disc x 1 2 3')).toThrow('Unknown colour: disc x')
})

test('no two campaigns share a mural, except for the two of TIM Black', () => {
  const shared = campaigns.filter(({ mural }, at) => campaigns.findIndex((each) => each.mural === mural) !== at)
  expect(shared.map(({ prefix }) => prefix)).toEqual(['b/timblack'])
})
