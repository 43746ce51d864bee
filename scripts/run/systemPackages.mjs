import { spawnSync } from 'node:child_process'
import { run } from './run.mjs'
import { step } from './say.mjs'

export const isRoot = process.getuid?.() === 0

/** Installs the first available package of some, if the system allows it. */
export async function installFirst(what, names) {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await step(`Installing ${what} from the system packages`, async () => {
    await run('apt-get', ['update'], { env })
    for (const name of names) {
      const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
      if (code === 0) return
    }
  })
}
