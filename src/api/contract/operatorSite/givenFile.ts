import { existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import type { SiteFileName } from './siteFiles.ts'

const pathOf = (name: SiteFileName) => new URL(`../../../../deploy/site/${name}`, import.meta.url)

export const isGiven = (name: SiteFileName) => existsSync(pathOf(name))

/** A file of deploy/site, or null where there is none. */
export function givenFile<T>(name: SiteFileName, schema: z.ZodMiniType<T>): T | null {
  if (!isGiven(name)) return null
  const read = readSiteFile(readFileSync(pathOf(name), 'utf8'), schema)
  if ('faults' in read) throw new Error(`deploy/site/${name}: ${read.faults.join('; ')}`)
  return read.value
}

/** What a text of JSON holds, or each fault after where it stands, as in 'contact.sales is empty'. */
export function readSiteFile<T>(text: string, schema: z.ZodMiniType<T>): { value: T } | { faults: string[] } {
  const parsed = parsedJson(text)
  if (parsed === undefined) return { faults: ['is no JSON'] }
  const read = schema.safeParse(parsed)
  return read.success
    ? { value: read.data }
    : { faults: read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()) }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
