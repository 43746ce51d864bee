import { inDigits } from '../line/numberWords.ts'
import type { Said } from '../line/normalizeText.ts'
import type { Found } from './readerResult.ts'

const lead = /^((o|meu|um(?=[\s:]+\d)|codigo|numero|token|chegou|veio|recebi|foi|aqui|apareceu|que|e|eh)[\s:]+)+/

/** The digits of a code, written or in words. */
export function readCode({ plain }: Said): Found<'code'> {
  const digits = inDigits(plain.replace(lead, ''))
  return /^\d[\d\s-]*$/.test(digits) ? { value: digits.replace(/\D/g, '') } : null
}
