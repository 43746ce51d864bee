import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** The files and folders that the build reads, whole. */
const builtFrom = [
  'src',
  'server',
  'scripts',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'deploy/site',
]

/** A hash of all files that the build reads. If it differs from the one in dist/build.json, the build is stale. */
export function sourceHash() {
  const hash = createHash('sha256').update(process.env.VITE_API_HOST ?? '')
  for (const file of hashedFiles()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

/** The paths of the hashed files. */
export const hashedFiles = () => builtFrom.flatMap(filesUnder)

/** Whether the build matches the present sources. */
export function isBuilt() {
  const stamp = join(root, 'dist', 'build.json')
  return existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).hash === sourceHash()
}

function filesUnder(path) {
  const whole = join(root, path)
  if (!existsSync(whole)) return []
  if (statSync(whole).isFile()) return [path]
  return readdirSync(whole)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
