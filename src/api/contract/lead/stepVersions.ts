import * as z from 'zod/mini'

/** The version of a lead that last changed each step, and the send that did it. */
export const changes = z.record(z.string(), z.object({ version: z.number(), by: z.string() }))
export type Changes = z.output<typeof changes>

/** The part of an idempotency key that identifies a send. */
export const sendName = (key: string) => key.slice(-8)
