import { setTimeout } from 'node:timers/promises'
import { reasonOf } from './cannotStart.ts'
import { serve } from './gracefulEnd.ts'
import { type Env, readEnv } from './env.ts'
import { answerExpectation, answerUnread } from './http/unreadableRequest.ts'
import { makeLog } from './log.ts'
import { start } from './start.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const env = readEnv(process.env)
  const { app, forget, notify, rotate, stop } = await start(env, {
    say,
    log: makeLog(env.logLevel),
    now: () => new Date(),
  })
  const { server, close } = serve(app)
  server.on('error', (error) => end(error, env))
  server.on('clientError', answerUnread)
  server.on('checkExpectation', answerExpectation)
  server.listen(env.port, () => {
    say(`Ready: ${env.address}`)
    void forget()
    void notify()
    void rotate()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(close, stop))
} catch (error) {
  end(error)
}

async function leave(close: () => Promise<void>, stop: () => Promise<void>): Promise<void> {
  await close()
  await Promise.race([stop(), setTimeout(3000)])
  process.exit(0)
}

function end(error: unknown, env?: Env): never {
  const { DATA_DIR, DATABASE_URL } = process.env
  process.stderr.write(
    `${reasonOf(error, { port: env?.port, dataDir: DATA_DIR || 'data', postgres: Boolean(DATABASE_URL) })}\n`,
  )
  process.exit(1)
}
