import { createAdaptorServer, type ServerType } from '@hono/node-server'
import * as z from 'zod/mini'
import { type Env, readEnv } from './env.ts'
import { answerExpectation, answerUnread } from './http/unread.ts'
import { makeLog } from './log.ts'
import { CannotStart } from './masterKeys.ts'
import { start } from './start.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const env = readEnv(process.env)
  const { app, stop } = await start(env, { say, log: makeLog(env.logLevel), now: () => new Date() })
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 } })
  server.on('error', (error) => end(error, env))
  server.on('clientError', answerUnread)
  server.on('checkExpectation', answerExpectation)
  server.listen(env.port, () => say(`Ready: ${env.address}`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close(server, stop))
} catch (error) {
  end(error)
}

async function close(server: ServerType, stop: () => Promise<void>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 3000))])
  await stop()
  process.exit(0)
}

function end(error: unknown, env?: Env): never {
  process.stderr.write(`${reason(error, env)}\n`)
  process.exit(1)
}

/** One line that says what to do. */
function reason(error: unknown, env: Env | undefined): string {
  if (error instanceof CannotStart) return error.message
  if (error instanceof z.core.$ZodError) return `The setting ${error.issues.map(({ path }) => path.join('.')).join(', ')} is not valid.`
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return `Port ${env?.port} is in use. Choose another, such as PORT=3001.`
  if (code === 'EACCES' && env) return `Port ${env.port} may not be opened. Choose one above 1024, such as PORT=3001.`
  if (code === 'ERR_INVALID_ADDRESS') return 'The setting TRUSTED_PROXIES is not valid: give addresses or networks, such as 10.0.0.0/8.'
  if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL does not answer.'
  if (['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EROFS', 'EPERM', 'ENOSPC', 'ERR_SQLITE_ERROR'].some((each) => each === code)) return `The data folder ${process.env['DATA_DIR'] ?? 'data'} cannot be written. Choose another with DATA_DIR.`
  return `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
