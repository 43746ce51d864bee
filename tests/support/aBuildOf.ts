import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const sources = [
  'src',
  'server',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
]

/** The product in its own folder, built with an operator's files in deploy/site. */
export function aBuildOf(site: string) {
  const home = mkdtempSync(join(tmpdir(), 'ultrafibra-build-'))
  for (const each of sources) cpSync(join(root, each), join(home, each), { recursive: true })
  cpSync(site, join(home, 'deploy/site'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], { cwd: home, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return { home, gone: () => rmSync(home, { recursive: true }) }
}
