import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Creates a private folder and its missing parents, one by one: Node's `recursive` hangs in places such as /proc. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
