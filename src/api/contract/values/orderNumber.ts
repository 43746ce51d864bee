import * as z from 'zod/mini'
import type { Refusal } from '../errors/validationMessages.ts'
import { isChecked } from './luhn.ts'

const refusal: Refusal = 'orderNumber.invalid'

/** The key to a placed order: its number of ten digits, or its protocol of nine. Both end with a check digit. */
export const orderNumber = z
  .string()
  .check(z.regex(/^[1-9]\d{8,9}$/, { error: refusal, abort: true }), z.refine(isChecked, refusal))
