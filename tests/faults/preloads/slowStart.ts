import { setTimeout } from 'node:timers/promises'

/** A server that is in no hurry to serve. */
await setTimeout(10_000)
