import { readFileSync } from 'node:fs'

export const read = (file: string) => readFileSync(file, 'utf8')

/** The text below a heading of the second level. */
export function sectionOf(text: string, heading: string): string {
  const [, below = ''] = text.split(`\n## ${heading}\n`)
  return below.split('\n## ')[0] ?? ''
}

/** The cells of the tables below a heading, without header rows. */
export function rowsBelow(text: string, heading: string): string[][] {
  const lines = sectionOf(text, heading).split('\n')
  return lines
    .filter((line, at) => line.startsWith('| ') && !lines[at + 1]?.startsWith('|--'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
}

/** The test files that a text names. */
export const testsIn = (text = '') => [...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path)

/** The tests that a cell names by file and titles: `file` › title › another title; `another file` › title. */
export const titledIn = (cell = '') =>
  [...cell.matchAll(/`(tests\/[^`]+)` › (.+?)(?=; `tests\/|$)/g)].flatMap(([, file = '', titles = '']) =>
    titles.split(' › ').map((title) => ({ file, title })),
  )

/** Whether a file has a test with this title that is not always skipped. */
export function isRun(written: string, title: string): boolean {
  const source = written.replace(/\(\s+/g, '(')
  const at = ["'", '`', '"'].map((quote) => source.indexOf(`(${quote}${title}${quote},`)).find((place) => place >= 0)
  if (at === undefined) return false
  const [last] = [...source.slice(0, at).matchAll(/\b(?:it|test|describe|neverHappens)\b(?=[.(]|$)/g)].slice(-1)
  const call = last ? source.slice(last.index, at) : ''
  const isSkipped = /\.(skip|todo|fixme)\b/.test(call) || /\bdescribe\.(skip|todo|fixme)\b/.test(source)
  return /^(it|test|neverHappens)/.test(call) && !isSkipped
}
