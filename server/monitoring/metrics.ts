import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { sql } from 'kysely'
import { type Backup, backupsIn } from '../backup/backupsIn.ts'
import { countRows } from '../db/countRows.ts'
import type { Db } from '../db/database.ts'
import type { Env } from '../start/readEnv.ts'
import { directives } from '../site/contentSecurityPolicyReports.ts'
import type { FaultLine, Log, RequestLine } from './log.ts'
import { seatsFree } from '../schedule/freeVisitsAt.ts'
import { createServer, type Server, type ServerResponse } from 'node:http'

export type Metrics = ReturnType<typeof makeMetrics>

/** In seconds: an ordinary read, a write that waits for the disk, and delays that a visitor notices. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Figures for Prometheus. Labels are names of calls and codes, never values. */
export function makeMetrics(db: Db, now: () => Date, { backupDir, visits }: Pick<Env, 'backupDir' | 'visits'>) {
  const registry = new Registry()
  const registers = [registry]
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers })
  const requests = counter('http_requests_total', 'Requests answered', 'call', 'status')
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['call'],
    buckets,
    registers,
  })
  const refusals = counter('ultrafibra_refusals_total', 'Requests refused', 'code')
  const faults = counter('ultrafibra_faults_total', 'Faults logged', 'call')
  const forwarded = counter(
    'ultrafibra_unnamed_proxy_requests_total',
    'Requests forwarded by a program that TRUSTED_PROXIES does not name',
  )
  const policyReports = counter(
    'ultrafibra_policy_reports_total',
    'Browsers that told what the policy of a page kept from it',
    'directive',
  )
  // Creates each directive at zero, so that its first report is an increase.
  for (const directive of directives) policyReports.inc({ directive }, 0)
  const all = [...figures(db, now), ...backupFigures(backupDir), ...(visits ? [] : [visitsFree(db, now)])]
  for (const figure of all) registry.registerMetric(figure)

  function answered({ call, status, ms, code }: RequestLine): void {
    requests.inc({ call, status: String(status) })
    durations.observe({ call }, ms / 1000)
    if (code !== undefined) refusals.inc({ code })
  }

  function counted(log: Log): Log {
    const fault = (line: FaultLine) => {
      faults.inc({ call: line.call })
      log.fault(line)
    }
    return { ...log, fault }
  }

  return {
    registry,
    answered,
    counted,
    unnamedProxy: () => forwarded.inc(),
    policyReported: (directive: string) => policyReports.inc({ directive }),
  }
}

/** Gauges that are read from the database on request. Without a reply of the database they are NaN. */
function figures(db: Db, now: () => Date): Gauge[] {
  const outbox = db.selectFrom('outbox').where('done_at', 'is', null)
  const events = outbox.where('lane', '=', 'event')
  const mails = outbox.where('lane', 'in', ['code', 'letter'])
  return [
    gauge('outbox_mails', 'Mails that are not sent', () => countRows(mails)),
    gauge('outbox_oldest_seconds', 'Age of the oldest mail that is not sent', async () => {
      const oldest = await mails.select('created_at').orderBy('created_at').limit(1).executeTakeFirst()
      return oldest ? (now().getTime() - Date.parse(oldest.created_at)) / 1000 : 0
    }),
    gauge('outbox_events', 'Events that are not delivered', () => countRows(events)),
    gauge('outbox_events_overdue_seconds', 'How long the next event waits for somebody to take it', async () => {
      const next = await events.select('next_at').orderBy('next_at').limit(1).executeTakeFirst()
      return next ? Math.max(0, now().getTime() - Date.parse(next.next_at)) / 1000 : 0
    }),
    gauge('outbox_given_up', 'Mails and events that were given up', () => countRows(outbox.where('lane', '=', 'dead'))),
    gauge('calls_oldest_unfetched_seconds', 'Age of the oldest call that no system of the operator fetched', () =>
      ageOfOldest(db, now, 'support_requests', 'created_at'),
    ),
    gauge('orders_oldest_unfetched_seconds', 'Age of the oldest order that no system of the operator fetched', () =>
      ageOfOldest(db, now, 'orders', 'terms_accepted_at'),
    ),
    gauge('notices_oldest_unfetched_seconds', 'Age of the oldest notice that no system of the operator fetched', () =>
      ageOfOldest(db, now, 'leads', 'created_at', sql`kind = 'no-coverage' and feed_n is null`),
    ),
    gauge('orders', 'Orders that there are', () => countRows(db.selectFrom('orders'))),
    gauge('erasures_not_noted', 'Erasures that a restored backup would not know of', () =>
      countRows(db.selectFrom('erasures').where('noted_at', 'is', null)),
    ),
  ]
}

type Fetched = 'leads' | 'orders' | 'support_requests'

async function ageOfOldest(db: Db, now: () => Date, table: Fetched, time: string, isUnfetched = sql`fed_at is null`) {
  const { rows } = await sql<{ at: string | null }>`
    select min(${sql.ref(time)}) as at from ${sql.table(table)} where ${isUnfetched}`.execute(db)
  const at = rows[0]?.at
  return at ? Math.max(0, now().getTime() - Date.parse(at)) / 1000 : 0
}

/** Zero if there is no backup, so that the same alarm covers that case. */
function backupFigures(folder: string): Gauge[] {
  return [
    gauge('backup_timestamp_seconds', 'When the newest backup was begun', async () => seconds(backupsIn(folder)[0])),
    gauge(
      'backup_rehearsed_timestamp_seconds',
      'When the newest backup that was restored on trial was begun',
      async () => seconds(backupsIn(folder).find(({ isRehearsed }) => isRehearsed)),
    ),
  ]
}

const seconds = (backup: Backup | undefined) => (backup?.at.getTime() ?? 0) / 1000

/** Free visits of the imported crews. Without a reply of the database it has no figures. */
function visitsFree(db: Db, now: () => Date): Gauge {
  const made = new Gauge({
    name: 'ultrafibra_visits_free',
    help: 'Visits of the days that can be booked which are free, by region',
    labelNames: ['region'],
    registers: [],
    collect: async (): Promise<void> => {
      made.reset()
      const free = await seatsFree(db, now()).catch(() => new Map<string, number>())
      for (const [region, seats] of free) made.set({ region }, seats)
    },
  })
  return made
}

function gauge(name: string, help: string, read: () => Promise<number>): Gauge {
  const made: Gauge = new Gauge({
    name: `ultrafibra_${name}`,
    help,
    registers: [],
    collect: async (): Promise<void> => {
      made.set(await read().catch(() => NaN))
    },
  })
  return made
}

/** Serves figures at /metrics on a port of their own, which visitors cannot reach. */
export function serveMetrics(registry: Registry, { port, host }: Env['metrics']): Server | null {
  if (port === null) return null
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void answer(registry, response)
    else response.writeHead(404).end()
  })
  return server.listen(port, host)
}

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
  const text = await registry.metrics()
  response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
}
