import * as z from 'zod/mini'
import { isChecked } from './luhn.ts'

/** The spoken number of an order: eight digits, the first not zero, and a check digit. It gives no access. */
export const protocol = z.string().check(z.regex(/^[1-9]\d{8}$/), z.refine(isChecked))

/** Groups the number in threes, for reading aloud. */
export const protocolText = (digits: string) => digits.replace(/\d{3}(?=\d)/g, '$& ')
