import { join } from 'node:path'
import type { Hono } from 'hono'
import { streetLookup } from './address/streetLookup.ts'
import { createApp } from './app.ts'
import { makeChores } from './chores.ts'
import { type Db, openDatabase } from './db/database.ts'
import { makeDeliverer } from './delivery/deliverer.ts'
import { migrate } from './db/migrate.ts'
import { readyPostgres } from './db/readyPostgres.ts'
import { makeTraces } from './db/traces.ts'
import { writer } from './db/write.ts'
import type { Env } from './env.ts'
import { handlers } from './handlers.ts'
import type { Http } from './http/arrival.ts'
import { makeLimiter } from './http/limits/limiter.ts'
import { makeTries } from './http/limits/tries.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mail.ts'
import { makeMailer } from './mail/mailer.ts'
import { mailLanes } from './mail/mailLanes.ts'
import { makeNotices } from './notice/tellArrived.ts'
import { givenKeys, masterKeys } from './secrets/masterKeys.ts'
import { makeReminders } from './reminders/remind.ts'
import { makeRetention } from './retention/retention.ts'
import { embeddedRisk } from './risk/embedded.ts'
import type { RiskProvider } from './risk/provider.ts'
import { addressCards } from './sample/cards.ts'
import { seedCustomers } from './sample/customers.ts'
import { seedOperator } from './sample/seed.ts'
import { makeSite } from './site/site.ts'
import { openVault } from './secrets/vault.ts'
import { makeForms } from './site/forms.ts'
import { webhookLanes } from './webhooks/webhookLane.ts'

/**
 * The server's own tasks: `deliver` is one round of mails and webhooks, every second; `forget` is one round of retention and `notify`
 * tells who waits for fibre that it is there, both at the start and every hour. `remind` reminds of left orders, every
 * five minutes.
 */
export type Running = {
  app: Hono<Http>
  deliver: () => Promise<void>
  forget: () => Promise<void>
  notify: () => Promise<void>
  remind: () => Promise<void>
  stop: () => Promise<void>
}
/** The outside world of a server. The embedded ports are the default. */
export type Outside = {
  say: (line: string) => void
  log: Log
  now: () => Date
  siteFolder?: string
  risk?: RiskProvider
  mailer?: Mailer
}

const builtSite = join(import.meta.dirname, '../dist/client')

/** Opens the database, migrates it and makes the app. `stop` leaves everything on disk. */
export async function start(
  env: Env,
  { say, log, now, siteFolder = builtSite, risk = embeddedRisk, mailer = makeMailer(env.mail) }: Outside,
): Promise<Running> {
  givenKeys(env)
  const db = openDatabase(env, say)
  try {
    return await startOver(db, env, { say, log, now, siteFolder, risk, mailer })
  } catch (error) {
    await db.destroy()
    throw error
  }
}

function warnOfMail({ production, remindAfter, linkAddress }: Env, { kind }: Mailer, say: Outside['say']): void {
  if (production && kind !== 'smtp')
    say('No SMTP_URL is set: e-mails are kept in the folder outbox of the data, and sent to nobody.')
  if (remindAfter !== null && linkAddress === null)
    say('REMIND_AFTER_HOURS needs a SITE_ADDRESS for its links: nobody is reminded.')
}

async function startOver(
  db: Db,
  env: Env,
  { say, log, now, siteFolder, risk, mailer }: Required<Outside>,
): Promise<Running> {
  warnOfMail(env, mailer, say)
  await readyPostgres(db, say)
  const masters = await masterKeys(db, env, say)
  await migrate(db)
  await seedOperator(db)
  const write = writer(db)
  const vault = await openVault(db, masters)
  await seedCustomers(db, vault)
  const limiter = makeLimiter(write, vault, env.limits, now)
  const tries = makeTries(write, vault, env.customerLookups, now)
  const { linkAddress } = env
  const deliverer = makeDeliverer({ db, now, write, log }, [
    ...mailLanes({ db, vault, now, linkAddress, mailer }),
    ...webhookLanes(env.webhook, now),
  ])
  const traces = makeTraces(db)
  const retention = makeRetention({ write, vault, now }, traces.forgotten)
  const notices = makeNotices({ db, vault, now, write })
  const reminders = makeReminders({ db, vault, now, write }, linkAddress === null ? null : env.remindAfter)
  const chores = makeChores(log)
  chores.every(1000, limiter.flush, deliverer.round, traces.round)
  chores.every(300_000, reminders.round)
  chores.every(3_600_000, retention.round, notices.round)
  const services = {
    db,
    write,
    vault,
    now,
    linkAddress,
    handlers,
    risk,
    erased: traces.erased,
    inHand: new Set<string>(),
    cepLookup: streetLookup(db, new Set([addressCards.down.cep])),
  }
  const app = createApp({
    services,
    limiter,
    mostAtOnce: env.atOnce,
    tries,
    log,
    proxies: env.proxies,
    site: makeSite(siteFolder, makeForms(db, { write, vault, limiter, now }), env),
    outbox: env.development ? env.mail.folder : null,
  })
  const stop = async () => {
    chores.stop()
    for (const rounds of [retention, notices, reminders]) await rounds.stop()
    await deliverer.stop()
    await chores.logged(limiter.flush)()
    await db.destroy()
  }
  const [forget, notify] = [chores.logged(retention.round), chores.logged(notices.round)]
  return { app, deliver: deliverer.round, forget, notify, remind: reminders.round, stop }
}
