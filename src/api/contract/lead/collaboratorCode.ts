import * as z from 'zod/mini'
import * as values from '../values/valueRules.ts'

export const codeParams = z.strictObject({ id: values.idLead })
export const codeSent = z.object({ success: z.literal(true), email: z.string(), expiresAt: z.string() })
export const codeCheck = z.strictObject({ idLead: values.idLead, code: values.mailedCode })
/** A wrong code uses up one of the lead's tries. An expired code does not. */
export const codeChecked = z.object({
  success: z.literal(true),
  validated: z.boolean(),
  expired: z.boolean(),
  triesLeft: z.number(),
})
