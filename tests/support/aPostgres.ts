import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findPostgres } from '../../scripts/run/postgres.mjs'
import { freePort } from './aProcess.ts'

/** `restart` stops it immediately, like a crash, and starts it again. */
export type Postgres = { url: string; stop: () => Promise<void>; restart: () => Promise<void> }

/** The database at DATABASE_URL, or a new one in a temporary folder, which waits for the disk if it is `durable`. */
export async function aPostgres({ durable = false } = {}): Promise<Postgres> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined) return { url: given, stop: () => Promise.resolve(), restart: () => Promise.resolve() }
  const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-pg-'))
  if (isRoot()) spawnSync('chown', ['nobody', folder])
  const port = await freePort()
  const made = run('initdb', ['-D', join(folder, 'db'), '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'])
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const begin = () =>
    launch('postgres', [
      '-D',
      join(folder, 'db'),
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `fsync=${durable ? 'on' : 'off'}`,
    ])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server = begin()
  await answering(url)
  const stop = async () => {
    await ended(server, 'SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  const restart = async () => {
    await ended(server, 'SIGQUIT')
    server = begin()
    await answering(url)
  }
  return { url, stop, restart }
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL did not come up')
}

async function ended(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const exit = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await exit
}

/** PostgreSQL refuses to run as root. */
const asNobody = ['--reuid=nobody', '--regid=nogroup', '--clear-groups']
const isRoot = () => process.getuid?.() === 0
const command = (program: string, args: string[]): [string, string[]] =>
  isRoot()
    ? ['setpriv', [...asNobody, join(findPostgres() ?? '', program), ...args]]
    : [join(findPostgres() ?? '', program), args]

function run(program: string, args: string[]) {
  const [file, all] = command(program, args)
  return spawnSync(file, all, { cwd: tmpdir(), encoding: 'utf8' })
}

function launch(program: string, args: string[]): ChildProcess {
  const [file, all] = command(program, args)
  return spawn(file, all, { cwd: tmpdir(), stdio: 'ignore' })
}
