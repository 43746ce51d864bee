import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { CannotStart } from '../start/startFailureReason.ts'

type Tool = 'pg_dump' | 'pg_restore'

/** Runs a tool of PostgreSQL. The password is an environment variable, because other users can see arguments. */
export async function runTool(tool: Tool, databaseUrl: string, args: readonly string[]): Promise<void> {
  const address = new URL(databaseUrl)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(placeOf(tool), [...args, `--dbname=${address.href}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, code] = await Promise.all([text(child.stderr), codeOf(tool, once(child, 'close'))])
  if (code !== 0) throw new CannotStart(`${tool} failed: ${said.trim().split('\n').slice(-3).join(' ')}`)
}

async function codeOf(tool: Tool, closed: Promise<unknown[]>): Promise<unknown> {
  try {
    return (await closed)[0]
  } catch {
    throw new CannotStart(`${tool} is not installed. Install the client of PostgreSQL, of the server's major version.`)
  }
}

/** The newest of Debian's versions, else the one on the path. */
function placeOf(tool: Tool): string {
  const versions = globSync(`/usr/lib/postgresql/*/bin/${tool}`)
  return versions.toSorted((a, b) => Number(a.split('/')[4]) - Number(b.split('/')[4])).at(-1) ?? tool
}
