import { Writable } from 'node:stream'
import { readEnv } from '../../server/start/readEnv.ts'
import { makeLog } from '../../server/monitoring/log.ts'
import type { Mail, Mailer } from '../../server/mail/mail.ts'
import { type Outside, start } from '../../server/start/start.ts'
import { aVisitor } from './aVisitor.ts'
import { sampleFilled } from './sampleFilled.ts'

type Clock = { at: Date }
/** Noon in São Paulo on an ordinary Friday. */
const someDay = '2026-11-20T15:00:00.000Z'

/** A whole server with its own database. The test sees its log and mail, and sets its clock. */
export async function aServer(settings: Record<string, string> = {}, outside: Partial<Outside> = {}) {
  const lines: string[] = []
  const mails: Mail[] = []
  const mailer: Mailer = { kind: 'none', send: async (mail) => void mails.push(mail), close: () => undefined }
  const clock: Clock = { at: new Date(someDay) }
  const log = makeLog(
    'info',
    new Writable({
      write: (chunk, _, done) => {
        lines.push(String(chunk))
        done()
      },
    }),
  )
  const env = readEnv({
    DATA_DIR: ':memory:',
    REQUESTS_PER_MINUTE: '1000000',
    WRITES_PER_MINUTE: '100000',
    LOOKUPS_PER_MINUTE: '100000',
    CUSTOMER_LOOKUPS_PER_HOUR: '100000',
    ...settings,
  })
  const db = await sampleFilled(env)
  const running = await start(env, {
    say: (line) => lines.push(line),
    log,
    now: () => clock.at,
    running: () => clock.at.getTime(),
    siteFolder: 'no-site',
    mailer,
    ...(db && { db }),
    ...outside,
  })
  return {
    ...running,
    clock,
    /** Advances the clock by milliseconds. */
    pass: (ms: number) => void (clock.at = new Date(clock.at.getTime() + ms)),
    lines,
    mails,
    visitor: () => aVisitor(running.app),
  }
}
