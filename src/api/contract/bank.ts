import * as z from 'zod/mini'

/** The format of a bank's agency or account: the digits before the check digit, and whether there is one. */
const form = z.object({ digits: z.number(), checkDigit: z.boolean() })

/** A bank by its three-digit code. A `null` format is unknown and not checked. */
const bank = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  agency: z.nullable(form),
  account: z.nullable(form),
})
export type Bank = z.output<typeof bank>

export const banks = z.object({ banks: z.array(bank) })
