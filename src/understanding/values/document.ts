import { asDocument, isCnpj, isCpf } from '../../api/contract/values/cpfAndCnpj.ts'
import { inDigits } from '../line/numberWords.ts'
import { lengthAt, part, type Said } from '../line/normalizeText.ts'
import type { Found } from './readerResult.ts'

const cpfAtStart = /^\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s./]?\d{2}(?![\d/@])/
const cnpjAtStart = /^[\da-z]{2}[.\s]?[\da-z]{3}[.\s]?[\da-z]{3}[/\s]?[\da-z]{4}[-\s]?\d{2}(?![\da-z@])/

/** A CPF of eleven digits or a CNPJ of fourteen characters, with valid check digits. */
export function readDocument(said: Said): Found<'document'> {
  const written = inDigits(said.plain.replace(/\b(ponto|traco|tracinho|hifen|barra|digito|final|depois)\b/g, ' '))
  const isCnpjWhole = lengthAt(written, cnpjAtStart) === written.length
  if (written.replace(/\D/g, '').length >= 5 && (/^[\d\s.,\-–/]+$/.test(written) || isCnpjWhole))
    return valueOf(written)
  const length = lengthAt(said.plain, cnpjAtStart) || lengthAt(said.plain, cpfAtStart)
  const found = length === 0 ? null : valueOf(said.plain.slice(0, length))
  return found && 'value' in found ? { ...found, rest: part(said, length) } : found
}

/** Joins a CPF in two parts, if the check digits are valid: '397716310... e o final é 80' */
export const cpfTogether = (said: string): string =>
  said.replace(inTwoParts, (all, first: string, last: string) => (isCpf(digitsIn(first + last)) ? first + last : all))
const inTwoParts = /(?<!\d)(\d{3}[.\s]?\d{3}[.\s]?\d{3})(?=\D{2,40}\d)\D*?(?<!\d)(\d{2})(?!\d)/g
const digitsIn = (text: string) => text.replace(/\D/g, '')

/** The CPF that all digits of a text form: 'cpf 390533447 05 vê se tá certo' */
export function cpfWithin(plain: string): string | null {
  const digits = plain.replace(/\D/g, '')
  return isCpf(digits) ? digits : null
}

function valueOf(written: string) {
  const text = asDocument(written)
  if (text.length === 11) return isCpf(text) ? { value: text } : ({ reason: 'document.cpf' } as const)
  if (text.length === 14) return isCnpj(text) ? { value: text } : ({ reason: 'document.cnpj' } as const)
  return { reason: 'document.length' } as const
}
