import { isPhone } from '../../../api/contract/values/areaCodes.ts'
import { inDigits } from '../numberWords.ts'
import { lengthAt, part, type Said } from '../said.ts'
import type { Found } from './found.ts'

const atStart = /^(?:\+?55[\s.-]*)?(?:\(\s*0?\d{2}\s*\)|0?\d{2})[\s.-]*(?:9[\s.-]?\d{4}|\d{4})[\s.-]?\d{4}(?![\d/@])/
const words =
  /\b(?:ddd|numero|num|o|com|e|eh|depois|traco|tracinho|hifen|espaco|zero operadora|celular|cel|telefone|tel|fone|fixo|residencial|recado|whats(?:app)?|zap|wpp|de|do|meu)\b/g
const cutApart = /^(9?\d{4}[\s.-]?\d{4})\s*,?\s*(?:o )?\(?\s*ddd:?\s*(?:e |eh )?(\d{2})\)?$/

/** Ten or eleven digits with the area code; without it, that is what is said. */
export function readPhone(said: Said): Found<'phone'> {
  const apart = cutApart.exec(said.plain)
  if (apart) return valueOf(`${apart[2]}${apart[1]?.replace(/\D/g, '')}`)
  if (/^\+?\d{10,11}[\s,/]+\d{10,11}$/.test(said.plain)) return null
  const written = inDigits(said.plain.replace(words, ' ').replace(/[:=,]/g, ' ')).trim()
  if (/^\+?[\d\s().–-]+$/.test(written) && /\d/.test(written)) return valueOf(ours(written))
  const length = lengthAt(said.plain, atStart)
  if (length > 0 && !/^\s*(?:ramal|r\.)/.test(said.plain.slice(length))) {
    const found = valueOf(ours(said.plain.slice(0, length)))
    return 'value' in found ? { ...found, rest: part(said, length) } : found
  }
  return said.plain.replace(/\D/g, '').length > 4 && /^[\d\s().+*/=–-]+[a-z]?$/.test(written)
    ? { reason: 'phone.invalid' }
    : null
}

/** Without the country and the zero of a long-distance call. */
function ours(written: string): string {
  const digits = written.replace(/\D/g, '')
  if (/^\s*\+/.test(written) && !digits.startsWith('55')) return `+${digits}`
  return digits.replace(/^(?:00)?55(?=\d{10,11}$)/, '').replace(/^0(?=\d{10,11}$)/, '')
}

function valueOf(digits: string) {
  if (isPhone(digits)) return { value: digits }
  return { reason: /^(?:9\d{8}|[2-9]\d{7})$/.test(digits) ? 'phone.areaCode' : 'phone.invalid' } as const
}
