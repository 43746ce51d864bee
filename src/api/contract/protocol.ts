import * as z from 'zod/mini'
import { isChecked } from './checkDigit.ts'

/** The number that an order is told by in speech: eight digits and a check digit, none leading that could be left out. It gives a right to nothing. */
export const protocol = z.string().check(z.regex(/^[1-9]\d{8}$/), z.refine(isChecked))

/** In threes, as it is read out. */
export const protocolText = (digits: string) => digits.replace(/\d{3}(?=\d)/g, '$& ')
