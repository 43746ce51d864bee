import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate namespace lets any user mount a file system, where the system allows that. */
const apart = ['-rm', 'sh', '-c']
const mount = (megabytes: number) => `mount -t tmpfs -o size=${megabytes}m disk "$0"`
export type Disk = Awaited<ReturnType<typeof aSmallDisk>>

export const missingDisk = (): string | null =>
  process.platform === 'linux' && spawnSync('unshare', [...apart, mount(1), tmpdir()]).status === 0
    ? null
    : 'no file system may be mounted here'

/** A small disk at a folder for commands run `within`; others find its files at `files`. It ends with its creator. */
export async function aSmallDisk(at: string, megabytes: number) {
  const holder = spawn('unshare', [...apart, `${mount(megabytes)} && echo mounted && cat`, at])
  await once(holder.stdout, 'data')
  const files = join(`/proc/${holder.pid}/root`, at)
  const ballast = join(files, 'ballast')
  return {
    files,
    within: ['nsenter', '-U', '-m', '-t', String(holder.pid), '--preserve-credentials', `--wd=${process.cwd()}`],
    fill: () => fill(ballast),
    makeRoom: () => rmSync(ballast),
    end: () => holder.stdin.end(),
  }
}

/** Fills the disk completely. */
function fill(file: string): void {
  const bytes = Buffer.alloc(1 << 20)
  const ballast = openSync(file, 'w')
  try {
    for (;;) writeSync(ballast, bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(ballast)
  }
}
