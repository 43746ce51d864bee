import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../../src/api/contract/operatorSite/', import.meta.url))
/** The modules that read the operator's files. A browser gets their exports without the reader. */
const readers = [
  'brandAndContact',
  'companyFacts',
  'planApps',
  'givenCampaigns',
  'givenClauses',
  'givenEditions',
  'givenPlainCampaign',
]
const files = new Set(readers.map((name) => `${folder}${name}.ts`))
for (const file of files)
  if (!existsSync(file)) throw new Error(`scripts/build/operatorSite.ts names ${file}, which is not there.`)

/** Builds the operator's files in deploy/site into the pages. */
export const operatorSite: Plugin = {
  name: 'operator-site',
  enforce: 'pre',
  async load(id) {
    if (!files.has(id)) return null
    const read: Record<string, unknown> = await import(id)
    return Object.entries(read)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}
