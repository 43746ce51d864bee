import { existsSync, readFileSync, statSync } from 'node:fs'
import type * as z from 'zod/mini'
import type { SiteFileName } from './siteFileSchemas.ts'

const pathOf = (name: SiteFileName) => new URL(`../../../../deploy/site/${name}`, import.meta.url)

export const isGiven = (name: SiteFileName) => existsSync(pathOf(name))

/** Whether a file of deploy/site changed after a time, in milliseconds. */
export const isGivenAfter = (name: SiteFileName, moment: number) =>
  isGiven(name) && statSync(pathOf(name)).mtimeMs > moment

/** Whether deploy/site has a file with these bytes. */
export const isAsGiven = (name: SiteFileName, bytes: Buffer) =>
  isGiven(name) && readFileSync(pathOf(name)).equals(bytes)

/** Reads a file of deploy/site; null if there is none. A faulty file stops the build or the server. */
export function readGivenFile<T>(name: SiteFileName, schema: z.ZodMiniType<T>): T | null {
  if (!isGiven(name)) return null
  const read = readSiteFile(readFileSync(pathOf(name)), schema)
  if (!('faults' in read)) return read.value
  for (const fault of read.faults) console.error(`✗ deploy/site/${name}: ${fault}`)
  process.exit(1)
}

/** The content of a JSON file, or each fault after its place, as in 'contact.sales is empty'. */
export function readSiteFile<T>(bytes: Buffer, schema: z.ZodMiniType<T>): { value: T } | { faults: string[] } {
  try {
    const read = schema.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return read.success ? { value: read.data } : { faults: read.error.issues.map(faultOf) }
  } catch (error) {
    return { faults: [jsonFault(error)] }
  }
}

/** Why bytes are no JSON. Names only the line, because the parser's own message quotes the file. */
export function jsonFault(error: unknown): string {
  const line = /line (\d+)/.exec(error instanceof SyntaxError ? error.message : '')?.[1]
  return `is no JSON in UTF-8${line === undefined ? '' : ` from line ${line} on`}`
}

const faultOf = (issue: z.core.$ZodIssue) => `${issue.path.join('.')} ${wrong(issue)}`.trim()

function wrong(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `has ${issue.keys.join(', ')}, which is unknown`
  if (issue.code === 'invalid_value') return `is none of ${issue.values.join(', ')}`
  if (issue.code !== 'invalid_type') return issue.message
  return issue.input === undefined ? `is missing, or no ${issue.expected}` : `is no ${issue.expected}`
}
