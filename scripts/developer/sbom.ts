import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Lists the product's packages. `--omit dev` also omits shared ones, so the lock file is filtered instead. */
const { devDependencies: _, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const running = Object.entries<{ dev?: boolean }>(lock.packages).filter(([, { dev }]) => dev !== true)
const packages = { ...Object.fromEntries(running), '': { ...lock.packages[''], devDependencies: {} } }

const home = mkdtempSync(join(tmpdir(), 'ultrafibra-sbom-'))
const folder = join(home, manifest.name)
mkdirSync(folder)
write('package.json', manifest)
write('package-lock.json', { ...lock, packages })
const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
process.exitCode = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status ?? 1
rmSync(home, { recursive: true })

function write(file: string, value: unknown): void {
  writeFileSync(join(folder, file), JSON.stringify(value))
}
