import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines, pinnedNode, root, run } from './run.mjs'
import { Advice, step } from './say.mjs'
import { isBuilt } from './sources.mjs'

const oldestNode = 18

/** Prepares a clone to run, skipping what is done. Runs on Node 18 or newer. */
export async function setUp({ build = true } = {}) {
  demandNode()
  if (!packagesInstalled()) await step('Installing packages (a minute or so the first time)', install)
  if (build && !isBuilt()) await step('Building', runBuild)
}

export function demandNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return
  throw new Advice(
    `Node ${process.versions.node} is too old to start from. Install Node 20 or newer and run the command again.`,
  )
}

/** Whether npm installed the packages of the lock file. */
function packagesInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn(join('node_modules', '.package-lock.json'))
  if (!existsSync(pinnedNode)) return false
  const missing = Object.keys(wanted).some(
    (path) => path !== '' && !wanted[path].optional && wanted[path].version !== present[path]?.version,
  )
  const leftOver = Object.keys(present).some((path) => present[path].version !== wanted[path]?.version)
  return !missing && !leftOver
}

function packagesIn(lockFile) {
  const path = join(root, lockFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

async function install() {
  const patience = ['--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000']
  const { code, printed } = await runNpm(['ci', '--no-audit', '--no-fund', ...patience])
  const unreachable =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH)\b/.exec(
      printed,
    )
  if (code !== 0 && unreachable) {
    throw new Advice(
      `The package registry cannot be reached (${unreachable[0]}). Check the connection and 'npm config get registry', then run the command again.`,
    )
  }
  if (code !== 0) throw new Advice(`'npm ci' failed; it said:\n${lastLines(printed)}`)
  if (!existsSync(pinnedNode)) {
    throw new Advice(
      `npm installed the packages but not the product's own Node for ${process.platform} ${process.arch}. Run 'npm rebuild node' and read what it says.`,
    )
  }
}

function runNpm(args) {
  const npm = process.env.npm_execpath
  return npm ? run(process.execPath, [npm, ...args]) : run('npm', args)
}

async function runBuild() {
  const { code, printed } = await run(pinnedNode, ['scripts/build/build.ts'])
  if (code !== 0) throw new Advice(`The build failed; it said:\n${lastLines(printed, 30)}`)
}
