import * as z from 'zod/mini'
import { bookable } from './schedule.ts'
import { stepName } from './steps.ts'

/** The body of every reply that is not a success: what to tell the visitor, what was wrong, and what to do about it. */
export const problem = z.object({
  error: z.string(),
  code: z.string(),
  id: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  due: z.optional(stepName),
  version: z.optional(z.number()),
  slots: z.optional(z.array(bookable)),
})
export type Problem = z.output<typeof problem>
