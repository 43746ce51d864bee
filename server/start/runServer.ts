import { setTimeout } from 'node:timers/promises'
import { reasonOf } from './startFailureReason.ts'
import { startAlone } from '../db/serverLock.ts'
import { createHttpServer } from '../http/httpServer.ts'
import { readEnv } from './readEnv.ts'
import { answerExpectation, answerUnread } from '../http/unreadableRequest.ts'
import { makeLog } from '../monitoring/log.ts'
import { serveMetrics } from '../monitoring/metrics.ts'
import { serveOperator } from '../operator/operatorServer.ts'
import { start } from './start.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const env = readEnv(process.env)
  const { app, operatorApp, registry, forget, note, notify, rotate, drain, stop } = await start(env, {
    say,
    log: makeLog(env.logLevel),
    alone: () => startAlone(env, say),
  })
  const { server, close } = createHttpServer(app)
  server.on('error', (error) => end(error, env.port))
  const figures = serveMetrics(registry, env.metrics)
  figures?.on('error', (error) => end(error, env.metrics.port))
  const operator = serveOperator(operatorApp, env.operator)
  operator?.on('error', (error) => end(error, env.operator.port))
  server.on('clientError', answerUnread)
  server.on('checkExpectation', answerExpectation)
  server.listen(env.port, env.host, () => {
    say(`Ready: ${env.address}`)
    void forget()
    void notify()
    void rotate()
    void note()
  })
  const ending = { drain: () => (drain(), void operator?.close()), seconds: env.drainSeconds, close, stop }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(ending))
} catch (error) {
  end(error)
}

type Ending = {
  drain: () => void
  seconds: number
  close: (seconds: number) => Promise<void>
  stop: () => Promise<void>
}

/** Reports that the server is not ready, answers open requests, then leaves everything on disk. */
async function leave({ drain, seconds, close, stop }: Ending): Promise<void> {
  drain()
  await close(seconds)
  await Promise.race([stop(), setTimeout(3000)])
  process.exit(0)
}

function end(error: unknown, port: number | null = null): never {
  const { DATA_DIR, DATABASE_URL } = process.env
  process.stderr.write(
    `${reasonOf(error, { port: port ?? undefined, dataDir: DATA_DIR || 'data', postgres: Boolean(DATABASE_URL) })}\n`,
  )
  process.exit(1)
}
