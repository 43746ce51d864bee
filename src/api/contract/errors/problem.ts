import * as z from 'zod/mini'
import { challenge } from '../proofOfWork.ts'
import { bookable } from '../schedule.ts'
import { dueStepName } from '../lead/steps.ts'

/** The body of every failed reply: the text for the visitor, the cause, and the next step. */
export const problem = z.object({
  error: z.string(),
  code: z.string(),
  id: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  due: z.optional(dueStepName),
  version: z.optional(z.number()),
  slots: z.optional(z.array(bookable)),
  challenge: z.optional(challenge),
})
export type Problem = z.output<typeof problem>
