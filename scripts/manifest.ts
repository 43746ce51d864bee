import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest as Chunks } from 'vite'

export type Manifest = {
  /**
   * Every script, style and font fetched before the given sources can run. A source that is no entry of the build is an
   * error.
   */
  filesOf: (sources: readonly string[]) => Files
  /** Every source with its own file: the page and what it loads later. */
  entries: readonly string[]
}

export type Files = { scripts: string[]; styles: string[]; fonts: string[] }

export async function readManifest(client: string): Promise<Manifest> {
  const chunks: Chunks = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  return {
    filesOf: (sources) => collect(chunks, sources),
    entries: Object.keys(chunks).filter((key) => chunks[key]?.isEntry || chunks[key]?.isDynamicEntry),
  }
}

function collect(chunks: Chunks, sources: readonly string[]): Files {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const fonts = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = chunks[key]
    if (!chunk) throw new Error(`The build has no entry '${key}'`)
    scripts.add(chunk.file)
    chunk.css?.forEach((file) => styles.add(file))
    chunk.assets?.filter((file) => file.endsWith('.woff2')).forEach((file) => fonts.add(file))
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] }
}
