import { isPhone } from '../../api/contract/values/isPhone.ts'
import { asPhone } from '../../api/contract/values/digits.ts'
import { inDigits } from '../line/numberWords.ts'
import { isAboutOthers, people } from '../line/aboutOthersOrUnsure.ts'
import { lengthAt, part, saidAs, type Said } from '../line/normalizeText.ts'
import type { Found } from './readerResult.ts'

const own = '(9[\\s.-]?\\d{4}|\\d{4})[\\s.-]?\\d{4}'
const atStart = new RegExp(`^(\\+?55[\\s.-]*)?(\\(\\s*0?\\d{2}\\s*\\)|0?\\d{2})[\\s.-]*${own}(?![\\d/@])`)
const around =
  /\b(numero|num|o|com|eh|depois|traco|tracinho|hifen|espaco|zero operadora|celular|cel|telefone|tel|fone|fixo|residencial|recado|whats(app)?|zap|de|do|meu|e|ddd)\b/g
/** Matches '99123-4567, DDD 16' */
const areaCodeLast = /^((?:\D*\d){8}.*?)[\s,]*(?:\bo )?\(?\bddd:?\s*(?:e |eh )?(\d{2})\b\)?/
const two = /\d{10}.*\D\d{10}/

/** Ten or eleven digits with the area code; without it, the refusal says so. */
export function readPhone({ text, plain }: Said): Found<'phone'> {
  if (two.test(plain)) return null
  const written = inDigits(plain).replace(areaCodeLast, '$2 $1').replace(around, ' ').replace(/[:=,]/g, ' ').trim()
  if (/^\+?[\d\s().–-]+$/.test(written) && /\d/.test(written)) return valueOf(ours(written))
  const length = lengthAt(plain, atStart)
  if (length > 0 && !/^\s*(ramal|r\.)/.test(plain.slice(length))) {
    const found = valueOf(ours(plain.slice(0, length)))
    return 'value' in found ? { ...found, rest: part({ text, plain }, length) } : found
  }
  return plain.replace(/\D/g, '').length > 4 && /^[\d\s().+*/=–-]+[a-z]?$/.test(written)
    ? { reason: 'phone.invalid' }
    : null
}

/** Removes the country code and the zero of long-distance calls; a foreign number keeps its plus. */
const ours = (written: string) => (/^\s*\+(?!55)/.test(written) ? '+' : '') + asPhone(written)

function valueOf(digits: string) {
  if (isPhone(digits)) return { value: digits }
  return { reason: /^(9\d{8}|[2-9]\d{7})$/.test(digits) ? 'phone.areaCode' : 'phone.invalid' } as const
}

/** The only telephone number in a line. */
export function phoneWithin(text: string): string | null {
  const [one, ...others] = text.match(/\(?\b\d{2}\)?[\s.-]*9?\d{4}[\s.-]?\d{4}\b/g) ?? []
  const digits = asPhone(one ?? '')
  return others.length === 0 && isPhone(digits) ? digits : null
}

/** A line with two numbers up to the second, if that is somebody else's. */
export function withoutOtherPhone(text: string): string | null {
  const [first = '', between = '', ...more] = text.split(/\(?\b\d{2}\)?[\s.-]*9?[\s.-]?\d{4}[\s.-]?\d{4}\b/)
  const { plain } = saidAs(between)
  return more.length === 1 && !isAboutOthers(saidAs(first).plain) && !gone.test(plain) && spare.test(plain)
    ? text.slice(0, text.lastIndexOf(between))
    : null
}

const spare = new RegExp(`\\b(?:${people}|outr[oa]|recado|segundo|se (?:eu )?n(?:ao)?)\\b`)
const gone = /\b(?:perdi|quebr|err|era|antig|troq|bloq|certo|usa)/
