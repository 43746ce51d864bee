import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { reasonOf } from './cannotStart.ts'
import { type Env, readEnv } from './env.ts'
import { makeLog } from './log.ts'
import { start } from './start.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const env = readEnv(process.env)
  const { app, stop } = await start(env, { say, log: makeLog(env.logLevel), now: () => new Date() })
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 } })
  server.on('error', (error) => end(error, env))
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
  const { DATA_DIR, DATABASE_URL } = process.env
  process.stderr.write(`${reasonOf(error, { port: env?.port, dataDir: DATA_DIR || 'data', postgres: Boolean(DATABASE_URL) })}\n`)
  process.exit(1)
}
