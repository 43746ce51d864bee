import * as z from 'zod/mini'
import * as values from './values/valueRules.ts'

export const slotsQuery = z.strictObject({ cep: values.cep })

/** A technician's visit that is free or taken. */
export const bookable = z.object({ date: z.string(), period: z.enum(values.periods), free: z.boolean() })
export type Bookable = z.output<typeof bookable>

export const slots = z.object({ slots: z.array(bookable) })
