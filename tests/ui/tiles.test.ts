import { expect, test } from 'vitest'
import { tileAt, tiles } from '../../src/ui/art/tiles.ts'

test('neighbours of one ground become one run of one path, so that no seam shows', () => {
  const { paths } = tiles('b0uu b0uu b0uu\nb0uu b0aa b0uu')
  expect(paths.map(({ colour }) => colour)).toEqual(['ultramar', 'anil'])
  expect(paths[0]?.d).toBe('M0 0H300V100H0zM0 100H100V200H0zM200 100H300V200H200z')
})

test('figures of one colour become one path, over all the grounds', () => {
  const { paths } = tiles('q0up l1up\nq2us b0aa')
  expect(paths.map(({ colour }) => colour)).toEqual(['ultramar', 'anil', 'papel', 'sinal'])
})

test('a quarter turn moves a figure to the next corner', () => {
  const [, first] = tileAt('q0up', 0, 0)
  const [, turned] = tileAt('q1up', 0, 0)
  expect(first?.d).toContain('A100 100 0 0 1 0 100')
  expect(turned?.d).toContain('A100 100 0 0 1 0 0')
})

test('a tile laid over another is drawn after it', () => {
  const { paths } = tiles('q0ua+o0_s')
  expect(paths.map(({ colour }) => colour)).toEqual(['ultramar', 'anil', 'sinal'])
})

test('no ground and no figure draw nothing', () => {
  expect(tiles('b0__ b0__').paths).toEqual([])
})

test('a wall with rows of different lengths is refused', () => {
  expect(() => tiles('b0uu b0uu\nb0uu')).toThrow('Uneven rows')
})
