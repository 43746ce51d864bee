import type { Fault } from './counters.ts'
import { badLine } from './faults/badLine.ts'
import { badReplies } from './faults/badReplies.ts'
import { calm } from './faults/calm.ts'
import { clocks, clocksYears } from './faults/clocks.ts'
import { cutWrites } from './faults/cutWrites.ts'
import { crowd } from './faults/crowd.ts'
import { deploy } from './faults/deploy.ts'
import { fullDisk } from './faults/fullDisk.ts'
import { impatient } from './faults/impatient.ts'
import { kill, killOnPostgres } from './faults/kill.ts'
import { lateReplies } from './faults/lateReplies.ts'
import { noScripts } from './faults/noScripts.ts'
import { noStorage } from './faults/noStorage.ts'
import { offline } from './faults/offline.ts'
import { outage } from './faults/outage.ts'
import { power } from './faults/power.ts'
import { visitorClocks } from './faults/visitorClocks.ts'

/** Everything that is done to the server, in the order of its length. */
export const faults: readonly Fault[] = [
  badReplies,
  calm,
  badLine,
  cutWrites,
  lateReplies,
  crowd,
  clocks,
  clocksYears,
  power,
  fullDisk,
  noScripts,
  noStorage,
  visitorClocks,
  impatient,
  deploy,
  offline,
  kill,
  killOnPostgres,
  outage,
]
