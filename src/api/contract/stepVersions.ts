import * as z from 'zod/mini'

/** The version of a lead that last changed each step, and which send did. */
export const changes = z.record(z.string(), z.object({ version: z.number(), by: z.string() }))
export type Changes = z.output<typeof changes>

/** As much of an idempotency key as tells one send from another. */
export const sendName = (key: string) => key.slice(-8)
