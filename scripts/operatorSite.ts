import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../src/api/contract/operatorSite/', import.meta.url))
/** The modules that read what an operator gave. A browser gets what they export, and no reader. */
const readers = new Set(
  globSync('{names,companyFacts,planApps,given{Campaigns,Clauses,Editions,PlainCampaign}}.ts', { cwd: folder }).map(
    (file) => folder + file,
  ),
)

/** Builds what the operator gave in deploy/site into the pages. */
export const operatorSite: Plugin = {
  name: 'operator-site',
  enforce: 'pre',
  async load(id) {
    if (!readers.has(id)) return null
    const read: Record<string, unknown> = await import(id)
    return Object.entries(read)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}
