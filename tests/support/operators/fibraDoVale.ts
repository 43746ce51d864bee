import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Another operator: two towns, four plans without streaming, and few visits. */
export const fibraDoVale = fileURLToPath(new URL('fibra-do-vale', import.meta.url))

/** Its names, a campaign and its documents, for the build of its pages. */
export const siteOfVale = fileURLToPath(new URL('fibra-do-vale-site', import.meta.url))

/** Its files by name. */
export const filesOfVale = (): Record<string, string> =>
  Object.fromEntries(readdirSync(fibraDoVale).map((file) => [file, readFileSync(`${fibraDoVale}/${file}`, 'utf8')]))
