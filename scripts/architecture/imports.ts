import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rooms } from './rooms.ts'

/** One room imports another, with a file that does. */
export type Import = { from: string; to: string; file: string }

const root = join(import.meta.dirname, '../..')

/** Every import between rooms once, sorted by name. */
export function importsBetweenRooms(): Import[] {
  const found = new Map<string, Import>()
  for (const file of ['src', 'server'].flatMap(sourcesUnder)) {
    const from = roomOf(file)
    for (const to of importedBy(file).map(roomOf)) if (from !== to) found.set(`${from} ${to}`, { from, to, file })
  }
  return [...found.keys()].toSorted().flatMap((key) => found.get(key) ?? [])
}

/** Leaves out imports that a longer path implies, because they would crowd the picture. */
export function withoutImplied(imports: readonly Import[]): Import[] {
  return imports.filter(
    (direct) =>
      !imports.some(({ from, to }) => from === direct.from && to !== direct.to && reaches(imports, to, direct.to)),
  )
}

function reaches(imports: readonly Import[], start: string, end: string): boolean {
  return imports.some(({ from, to }) => from === start && (to === end || reaches(imports, to, end)))
}

function sourcesUnder(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted()
}

function importedBy(file: string): string[] {
  const paths = importsIn(readFileSync(join(root, file), 'utf8')).filter((path) => path.startsWith('.'))
  return paths.map((path) => join(dirname(file), path))
}

/** What a source imports, as it is written there. */
export function importsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:from\s+|import\s+|import\s*\(\s*)'([^']+)'/g)].map(([, path = '']) => path)
}

function roomOf(file: string): string {
  const [top = '', first = '', second = '', ...deeper] = file.split('/')
  if (top === 'server') return 'server'
  if (!second) return 'app'
  return deeper.length > 0 && `${first}/${second}` in rooms ? `${first}/${second}` : first
}
