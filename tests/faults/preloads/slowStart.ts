import { setTimeout } from 'node:timers/promises'

/** Delays the server's start. */
await setTimeout(10_000)
