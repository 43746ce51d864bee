import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { streetLookup } from '../address/cepLookup.ts'
import { createApp } from '../http/app.ts'
import { type Clock, clockOf, ownClock } from '../db/clock.ts'
import { type Db, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { waitForPostgres } from '../db/waitForPostgres.ts'
import { makeWrite } from '../db/writeTransaction.ts'
import { freeMegabytes, tooFew } from '../disk.ts'
import type { Env } from './readEnv.ts'
import { handlers } from '../http/calls/handlers.ts'
import type { Http } from '../http/clientAddress.ts'
import type { Services } from '../http/calls/performCall.ts'
import { makeLimiter } from '../http/limits/limiter.ts'
import { makeCustomerLookupLimit } from '../http/limits/customerLookupLimit.ts'
import type { Log } from '../monitoring/log.ts'
import type { Mailer } from '../mail/mail.ts'
import { makeMailer } from '../mail/mailer.ts'
import { makeMetrics, type Metrics } from '../monitoring/metrics.ts'
import { readSellingOperator } from '../sellingOperator.ts'
import { givenKeys, masterKeys } from '../secrets/masterKeys.ts'
import { type Systems, operatorSystems } from '../outside/operatorSystems.ts'
import { addressCards } from '../sample/sampleCards.ts'
import { isImported } from '../operatorData/importEditions.ts'
import { sayWhoSells } from './sellerWarnings.ts'
import { makeExpiryClock } from '../retention/expiryClock.ts'
import { seedCustomers, seedOperator } from '../sample/seedOperator.ts'
import { makeSite } from '../site/site.ts'
import { createOperatorApp } from '../operator/operatorApp.ts'
import { openVault } from '../secrets/vault.ts'
import { startTasks, type Tasks } from '../tasks/backgroundTasks.ts'
import { makeNoScriptForms } from '../site/noScriptForms.ts'

export type Running = Pick<
  Tasks,
  'deliver' | 'forget' | 'giveBack' | 'keepTime' | 'note' | 'notify' | 'readPresent' | 'remind' | 'rotate' | 'stop'
> & {
  app: Hono<Http>
  /** The API for the operator's own systems. */
  operatorApp: Hono<Http>
  registry: Registry
  /** Reports from now on that this server is not ready for visitors. */
  drain: () => void
}
/** The outside dependencies of a server, by default the embedded ones and the clock of the database. */
export type Outside = {
  say: (line: string) => void
  log: Log
  /** Replaces the database that the settings name. */
  db?: Db
  /** Resolves once no other server uses the data. */
  alone?: () => Promise<void>
  now?: () => Date
  /** Milliseconds since the server started. */
  running?: () => number
  siteFolder?: string
  /** Replaces the systems that the settings name. */
  systems?: Partial<Systems>
  mailer?: Mailer
}

/** The same, once this server alone uses the data. */
type Ground = Required<Omit<Outside, 'now' | 'alone' | 'db'>> & { clock: Clock }

const builtSite = join(import.meta.dirname, '../../dist/client')

/** Opens the database, migrates it and creates the app. `stop` leaves everything on disk. */
export async function start(
  env: Env,
  {
    say,
    log,
    db: open,
    alone,
    now: given,
    running = () => performance.now(),
    siteFolder = builtSite,
    systems = {},
    mailer = makeMailer(env.mail),
  }: Outside,
): Promise<Running> {
  givenKeys(env)
  await alone?.()
  const db = open ?? openDatabase(env, say)
  warnOfDisk(env, say)
  try {
    await waitForPostgres(db, say)
    const isOwn = await isImported(db)
    sayWhoSells(env, isOwn, say)
    const clock = given ? ownClock(given) : await clockOf(db)
    return await startOver(db, env, { say, log, clock, running, siteFolder, systems, mailer })
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Counts requests that an unnamed proxy forwards, and warns once. */
function toldOfProxies(say: Outside['say'], metrics: Metrics): (peer: string) => void {
  let isTold = false
  return (peer) => {
    metrics.unnamedProxy()
    if (!isTold)
      say(
        `A program at ${peer} forwards requests, and TRUSTED_PROXIES does not name it: all visitors behind it share one address and its limits. If it is your proxy, add ${peer} there.`,
      )
    isTold = true
  }
}

function warnOfDisk({ databaseUrl, dataDir }: Env, say: Outside['say']): void {
  if (databaseUrl !== null || dataDir === ':memory:') return
  const free = freeMegabytes(dataDir)
  if (free < tooFew) say(`Only ${free} MB are free on the disk of ${dataDir}: without room nothing new is taken.`)
}

function warnOfMail({ production, remindAfter, linkAddress }: Env, { kind }: Mailer, say: Outside['say']): void {
  if (production && kind !== 'smtp')
    say('No SMTP_URL is set: e-mails are kept in the folder outbox of the data, and sent to nobody.')
  if (remindAfter !== null && linkAddress === null)
    say('REMIND_AFTER_HOURS needs a SITE_ADDRESS for its links: nobody is reminded.')
}

/** Migrates the database, seeds the operator's rows, and opens the keys. */
async function readyData(db: Db, env: Env, say: Outside['say']) {
  const masters = await masterKeys(db, env, say)
  await migrate(db)
  await seedOperator(db)
  const vault = await openVault(db, masters)
  await seedCustomers(db, vault)
  return { masters, vault }
}

async function startOver(
  db: Db,
  env: Env,
  { say, log: uncounted, clock, running, siteFolder, systems: given, mailer }: Ground,
): Promise<Running> {
  warnOfMail(env, mailer, say)
  const { now } = clock
  const metrics = makeMetrics(db, now, env)
  const log = metrics.counted(uncounted)
  const systems = { ...operatorSystems(env, log), ...given }
  const { masters, vault } = await readyData(db, env, say)
  let draining = false
  const write = makeWrite(db)
  const limiter = makeLimiter(write, vault, env.limits, now)
  const tries = makeCustomerLookupLimit(write, vault, env.customerLookups, now)
  const time = await makeExpiryClock({ db, write, now, running, say })
  const present = await readSellingOperator(db, now, env)
  const parts = { db, write, vault, masters, say, clock, time, limiter, mailer, log, present, systems, env }
  const { erased, ...tasks } = startTasks(parts)
  const services: Services = {
    ...systems,
    db,
    write,
    vault,
    now,
    passed: time.passed,
    linkAddress: env.linkAddress,
    lookupsPerHour: env.customerLookups,
    handlers,
    erased,
    inHand: new Set<string>(),
    catalogue: present.catalogue,
    cepLookup: streetLookup(db, (cep) => !present.isOwn() && cep === addressCards.down.cep),
  }
  const forms = makeNoScriptForms(db, { write, vault, limiter, now, lookupsPerHour: env.customerLookups })
  const app = createApp({
    services,
    limiter,
    mostAtOnce: env.atOnce,
    tries,
    log,
    proxies: env.proxies,
    unnamedProxy: toldOfProxies(say, metrics),
    site: makeSite(siteFolder, forms, env, present),
    saysSample: present.saysSample,
    env,
    outbox: env.development ? env.mail.folder : null,
    metrics,
    draining: () => draining,
  })
  const drain = () => {
    draining = true
  }
  const stop = async () => {
    await tasks.stop()
    await db.destroy()
  }
  const operatorApp = createOperatorApp({ db, write, vault, now, log })
  return { ...tasks, app, operatorApp, registry: metrics.registry, drain, stop }
}
