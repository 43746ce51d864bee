import { makeErasureLog } from '../backup/erasureLog.ts'
import { makeAuditDigests } from '../backup/auditDigests.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { makeWalTruncation } from '../db/walTruncation.ts'
import { makeDeliverer } from '../delivery/deliverer.ts'
import type { Write } from '../db/writeTransaction.ts'
import type { Env } from '../start/readEnv.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import { type Log, faultOf } from '../monitoring/log.ts'
import type { Mailer } from '../mail/mail.ts'
import { mailLanes } from '../mail/mailLanes.ts'
import { makeFibreNotices } from '../notice/tellFibreArrived.ts'
import { makeReminders, makeVisitReminders } from '../reminders/remind.ts'
import type { Systems } from '../outside/operatorSystems.ts'
import { giveBackForgotten } from '../schedule/bookingRequests.ts'
import { visitLanes } from '../schedule/operatorVisits.ts'
import type { SellingOperator } from '../sellingOperator.ts'
import type { ExpiryClock } from '../retention/expiryClock.ts'
import { makeRetention } from '../retention/retention.ts'
import type { MasterKeys } from '../secrets/masterKeys.ts'
import { singleFlight } from './singleFlight.ts'
import { makeRotation } from '../secrets/rotation.ts'
import type { Vault } from '../secrets/vault.ts'
import { webhookLanes } from '../webhooks/webhookLane.ts'

/** The background tasks. Each is a round; the hourly ones also run at the start. */
export type Tasks = {
  /** Sends mails and webhooks, every second. */
  deliver: () => Promise<void>
  /** Deletes expired rows, every hour. */
  forget: () => Promise<void>
  /** Notifies people who wait for fibre: every hour, or every day if an operator's system is asked. */
  notify: () => Promise<void>
  /** Reminds visitors of unfinished orders and of visits, every five minutes. */
  remind: () => Promise<void>
  /** Cancels bookings in an operator's system that no order holds, every minute. */
  giveBack: () => Promise<void>
  /** Wraps keys with the newest master key, every hour. */
  rotate: () => Promise<void>
  /** Notes digests of all audit trails outside the database, every hour. */
  note: () => Promise<void>
  /** Stores the elapsed time, every minute. */
  keepTime: () => Promise<void>
  /** Reloads the operator and its catalogue, every second. */
  readPresent: () => Promise<void>
  /** Marks that an erasure is due in the erasure log. */
  erased: () => void
  stop: () => Promise<void>
}

type Parts = {
  db: Db
  write: Write
  vault: Vault
  masters: MasterKeys
  say: (line: string) => void
  clock: Clock
  time: ExpiryClock
  limiter: Limiter
  mailer: Mailer
  log: Log
  present: SellingOperator
  systems: Systems
  env: Pick<Env, 'linkAddress' | 'erasuresFile' | 'remindAfter' | 'webhook' | 'coverage' | 'visits'>
}

const hour = 3_600_000

/** `stop` waits until each task has ended its present step. */
export function startTasks(parts: Parts): Tasks {
  const { db, write, vault, masters, say, clock, time, limiter, mailer, log, present, systems, env } = parts
  const { linkAddress } = env
  const { now, look } = clock
  const deliverer = makeDeliverer({ db, now, write, log }, [
    ...mailLanes({ db, vault, now, linkAddress, saysSample: present.saysSample, mailer }),
    ...webhookLanes(env.webhook, { write, vault, now }),
    ...visitLanes(env.visits, now),
  ])
  const traces = makeWalTruncation(db)
  const erasureLog = makeErasureLog({ db, write, now, file: env.erasuresFile })
  const retention = makeRetention({ write, ...time }, erased)
  const isAsked = env.coverage !== null
  const notices = makeFibreNotices({ db, vault, now, write, catalogue: present.catalogue, ...systems, isAsked })
  const reminders = makeReminders({ db, vault, now, write }, linkAddress === null ? null : env.remindAfter)
  const visitReminders = makeVisitReminders({ db, vault, now, write })
  const rotation = makeRotation({ write, masters, say })
  const auditDigests = makeAuditDigests({ db, now, file: env.erasuresFile })
  const hourly = [retention, rotation, auditDigests]
  const keeping = singleFlight(time.keep)
  const visits = singleFlight(async () => void (await write((tx) => giveBackForgotten(tx, now()))))
  const scheduler = makeTaskScheduler(log)
  scheduler.every(1000, present.round, limiter.flush, deliverer.round, traces.round, erasureLog.round)
  scheduler.every(60_000, look, keeping.round)
  if (env.visits !== null) scheduler.every(60_000, visits.round)
  scheduler.every(300_000, reminders.round, visitReminders.round)
  scheduler.every(hour, ...hourly.map(({ round }) => round))
  scheduler.every(isAsked ? 24 * hour : hour, notices.round)

  async function stop(): Promise<void> {
    scheduler.stop()
    for (const each of [...hourly, notices, reminders, visitReminders, keeping, visits]) await each.stop()
    await deliverer.stop()
    for (const last of [limiter.flush, erasureLog.stop]) await scheduler.logged(last)()
  }

  function erased(): void {
    traces.erased()
    erasureLog.erased()
  }

  return {
    deliver: deliverer.round,
    forget: scheduler.logged(retention.round),
    notify: scheduler.logged(notices.round),
    remind: async () => {
      await reminders.round()
      await visitReminders.round()
    },
    giveBack: visits.round,
    rotate: scheduler.logged(rotation.round),
    note: scheduler.logged(auditDigests.round),
    keepTime: keeping.round,
    readPresent: present.round,
    erased,
    stop,
  }
}

type Task = () => Promise<void>

/** Runs background tasks at intervals, and logs their errors. */
function makeTaskScheduler(log: Log) {
  const timers: NodeJS.Timeout[] = []
  const logged = (task: Task) => () =>
    task().catch((error: unknown) => log.fault({ id: '-', call: 'chore', ...faultOf(error) }))
  return {
    logged,
    every: (ms: number, ...tasks: Task[]) => {
      for (const task of tasks) timers.push(setInterval(() => void logged(task)(), ms).unref())
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
