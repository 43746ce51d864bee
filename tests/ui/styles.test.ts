import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Without a class, `:has()` makes the browser match every box above a change again (docs/performance.md). */
const classless = /(?<!\.[\w-]+|\)):has\(/
const selectors = globSync('src/**/*.css').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(':has('))
    .map((line) => line.trim()),
)

test('every :has() rule uses a class', () => {
  expect(selectors.length).toBeGreaterThan(0)
  expect(selectors.filter((selector) => classless.test(selector))).toEqual([])
})

/** A touch leaves the hover state on its target. */
test('hover styles apply only with a pointer', () => {
  const touched = globSync('src/**/*.css').filter((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
      .includes(':hover'),
  )
  expect(touched).toEqual([])
})

test.each(['html:has(dialog)', ':has(> a)', '.field :has(> a)', '*:has(a)'])('%s is found', (selector) => {
  expect(classless.test(selector)).toBe(true)
})
