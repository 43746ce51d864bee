import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A folder that only its owner may read, with those above it where they are missing. One after the other: with `recursive`,
 * Node never comes back from a place that takes none, such as /proc.
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
