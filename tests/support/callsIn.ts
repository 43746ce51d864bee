import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keysOf } from '../../server/keysOf.ts'
import { type CallName, calls } from '../../src/api/contract/calls.ts'

export const callNames = keysOf(calls)

/** The calls that the code of these folders names. */
export function callsIn(...folders: string[]): CallName[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const code = files.filter((name) => /\.tsx?$/.test(name)).map((name) => readFileSync(name, 'utf8'))
  return callNames.filter((name) => code.some((text) => text.includes(`'${name}'`)))
}
