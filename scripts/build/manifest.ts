import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest as Chunks } from 'vite'

export type Manifest = {
  /** The scripts, styles and fonts that load before the given sources run. Each source must be an entry. */
  filesOf: (sources: readonly string[]) => Files
  /** The same with their lazy parts, except for those of `always`. */
  filesWithLater: (sources: readonly string[], always: readonly string[]) => Files
  /** Every source with its own file: the page and its lazy parts. */
  entries: readonly string[]
}

type Files = { scripts: string[]; styles: string[]; fonts: string[] }

export async function readManifest(client: string): Promise<Manifest> {
  const chunks: Chunks = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  return {
    filesOf: (sources) => collect(chunks, sources),
    filesWithLater: (sources, always) => collect(chunks, [...always, ...sources], reach(chunks, always)),
    entries: Object.keys(chunks).filter((key) => chunks[key]?.isEntry || chunks[key]?.isDynamicEntry),
  }
}

/** Every file of these sources; with `notLaterOf`, also their lazy parts except for those of these chunks. */
function collect(chunks: Chunks, sources: readonly string[], notLaterOf?: ReadonlySet<string>): Files {
  const found = [...reach(chunks, sources, notLaterOf)].flatMap((key) => chunks[key] ?? [])
  return {
    scripts: [...new Set(found.map(({ file }) => file))],
    styles: [...new Set(found.flatMap(({ css = [] }) => css))],
    fonts: [...new Set(found.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2'))))],
  }
}

/** The chunks that some chunks import. */
function reach(chunks: Chunks, keys: readonly string[], notLaterOf?: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    const chunk = chunks[key]
    if (!chunk) throw new Error(`The build has no entry '${key}'`)
    chunk.imports?.forEach(visit)
    if (notLaterOf && !notLaterOf.has(key)) chunk.dynamicImports?.forEach(visit)
  }
  keys.forEach(visit)
  return found
}
