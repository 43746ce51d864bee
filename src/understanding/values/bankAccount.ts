import { isCpf } from '../../api/contract/values/cpfAndCnpj.ts'
import { asAccount, asAgency } from '../../content/reading/answerParsers.ts'
import { inDigits } from '../line/numberWords.ts'
import { lengthAt, part, type Said } from '../line/normalizeText.ts'
import type { Found } from './readerResult.ts'

const agencyAtStart = /^\d{3,5}(\s?-\s?[\dx])?(?![\dx@./-])/
const accountAtStart = /^\d[\d.]{1,13}(\s?-\s?[\dx])?(?![\dx@/-])/
const written = /^[\d.\s]*\d[\d.\s]*[-–/\s]*[\dx]?$/

/** Three to five digits, with an optional check digit. */
export function readAgency(said: Said): Found<'agency'> {
  const plain = asDigits(said.plain.replace(noDigit, ''))
  if (written.test(plain)) return { value: asAgency(plain) }
  const length = lengthAt(said.plain, agencyAtStart)
  return length === 0
    ? null
    : { value: asAgency(said.plain.slice(0, length).replaceAll(' ', '')), rest: part(said, length) }
}

const noDigit = /[\s,(]+(?:sem|nao tem) (?:o )?(?:digito|dv)\b\W*$/

/** Digits and a check digit, which may be an X. */
export function readAccount(said: Said): Found<'account'> {
  const plain = asDigits(said.plain.replace(/^(n[º°.]|(no|numero|num)\b)\s*/, '')).replace(
    /^\(?\d{3}\)?(?=\s+\d{4,}-)/,
    '',
  )
  if (isCpf(plain) || /^\d\d9\d{8}$|^\d{3,5}\s+[\d-]{5,}$/.test(plain)) return null
  if (written.test(plain)) return { value: asAccount(plain) }
  const length = lengthAt(said.plain, accountAtStart)
  return length === 0
    ? null
    : { value: asAccount(said.plain.slice(0, length).replaceAll(' ', '')), rest: part(said, length) }
}

/** Converts 'dígito', 'traço' and number words to signs and digits. */
function asDigits(plain: string): string {
  const signs = plain
    .replace(
      /\s*,?\s*(\b(com |e )?(o )?(digito verificador|digito|dig|dv|traco|tracinho|hifen)\b)\s*(e |eh |:)?\s*/g,
      '-',
    )
    .replace(/\b(xis|x)\b/g, 'x')
    .replace(/(?<=\d)x$/, '-x')
    .replace('--', '-')
  return inDigits(signs)
    .replace(/(?<=\d) (?=\d( |$|-))/g, '')
    .trim()
}

/** The only number with the form of an agency, other than a year: 'no cartão tem 3021' */
export const agencyWithin = (plain: string) => onlyNumber(plain, /^(?!(?:19|20)\d\d$)\d{4}(-[\dx])?$/)
/** The only number with the form of an account: 'no cartão está 10452-x' */
export const accountWithin = (plain: string) => onlyNumber(plain, /^\d[\d.]{4,12}-[\dx]$/)

function onlyNumber(plain: string, form: RegExp): string | null {
  const [number = '', ...more] = plain.match(/\d+(?:\.\d+)*(?:-\w+)?/g) ?? []
  return more.length === 0 && form.test(number) ? number.toUpperCase() : null
}
