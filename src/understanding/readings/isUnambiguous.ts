import { isPhone } from '../../api/contract/values/isPhone.ts'
import { isCpf } from '../../api/contract/values/cpfAndCnpj.ts'
import type { Key } from '../../content/questions/answers.ts'
import { namesStreaming } from '../plans/streamingWords.ts'

const isPhoneAsWritten = (plain: string) => {
  const digits = digitsOf(plain)
  const isCpfAlone = digits.length === 11 && !/[(\s-]/.test(plain) && isCpf(digits)
  return inGroups.test(plain) && digits.length >= 10 && isPhone(digits.slice(-11)) && !isCpfAlone
}
/** Matches '(16) 99123-4567', but not an agency before an account: '1187 45021-3' */
const inGroups = /^(?:\+?55\s?)?\(?\s?0?\d{2}\s?\)?[\s.–-]?(?:9[\s.-]?)?\d{4}[\s.–-]?\d{4}$/
export const digitsOf = (plain: string) => plain.replace(/\D/g, '')
const door =
  /^(ap\w*|bl\w*|torre|sala|(?:loja|conj\w*|box|kit\w*)(?= ?(?:n\w* )?\d)|casa|fundos|portao|sobrado|frente|\d+\S? andar|sem complemento|nao tem complemento)\b/

/** Whether a text can answer only this question, by its form or its check digits. */
const forms: { [K in Key]?: (plain: string) => boolean } = {
  email: (plain) => plain.includes('@'),
  cep: (plain) => /^\d{2}\.?\d{3}-\d{3}$/.test(plain),
  document: (plain) => digitsOf(plain).length >= 11 || /[./]/.test(plain),
  phone: isPhoneAsWritten,
  birthDate: (plain) =>
    /^\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?(19\d\d|200\d)$/.test(plain) || / de (19|20)\d\d$/.test(plain),
  directDebit: (plain) => /\b(boleto|debito)\b/.test(plain),
  acceptPromotions: (plain) => /promo|oferta|novidade|propaganda|publicidade|spam/.test(plain),
  plan: (plain) =>
    /(?<![a-z])(mega|giga|mb|gb)|\d,\d\d(?!\d)/.test(plain) || (/\d00/.test(plain) && namesStreaming(plain)),
  complement: (plain) => door.test(plain) && plain !== 'casa',
}

export const isUnambiguous = (key: Key, plain: string): boolean => forms[key]?.(plain) ?? false

/** Whether eleven digits are a CPF at a telephone, or no CPF at a document. */
export function isOther(key: Key, plain: string): boolean {
  const digits = digitsOf(plain)
  if (digits.length !== 11) return false
  return key === 'phone' ? isCpf(digits) && !plain.includes('(') : key === 'document' && !isCpf(digits)
}
