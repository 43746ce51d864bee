import { inDigits } from '../line/numberWords.ts'
import { lengthAt, part, type Said } from '../line/normalizeText.ts'
import type { Found } from './readerResult.ts'

const atStart = /^(\d{2}\.?\d{3}[\s.–-]{0,3}\d{3})(?![\d/@-])/

/** Eight digits with any separators, or in words; the text after them is left. */
export function readCep(said: Said): Found<'cep'> {
  const digits = inDigits(said.plain.replace(/\b(traco|tracinho|hifen|ponto|barra)\b/g, ' ')).replace(
    /(?<=\d)(\s*[\s.,–-]\s*)(?=\d)/g,
    '',
  )
  if (/^\d{8}$/.test(digits)) return { value: digits }
  const length = lengthAt(said.plain, atStart)
  if (length > 0) return { value: said.plain.slice(0, length).replace(/\D/g, ''), rest: part(said, length) }
  return /^[\do\d.\s-]*\d[\do.\s-]*$/.test(digits) || /^\d[\d.\-x*]*$/.test(digits) ? { reason: 'cep.digits' } : null
}

/** The only CEP in a line, i.e. another address to look up. */
export function cepWithin(text: string): string | null {
  const [one, ...others] = text.match(/(?<![\d-])\d{5}[-\s]?\d{3}(?![\d-])/g) ?? []
  return one !== undefined && others.length === 0 ? one : null
}
