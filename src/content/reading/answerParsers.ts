import { periods, type Period } from '../../api/contract/values/valueRules.ts'
import { invisibleChars } from '../../api/contract/values/textPatterns.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { blockAlone, complementAlone, lotAlone, nameAlone, numberAlone, placeAlone } from './stripIntroWords.ts'

/** Parses the text for one question into a candidate value, which its rule then checks. */
export type Read = (text: string) => unknown

export const asWords: Read = (text) => squeeze(text)
export const asName: Read = (text) => nameAlone(squeeze(text).replace(/[‘`´]/g, '’'))
export const asPlace: Read = (text) => placeAlone(squeeze(text))
export const asNumber: Read = (text) => numberAlone(squeeze(text))
export const asBlock: Read = (text) => blockAlone(squeeze(text))
export const asLot: Read = (text) => lotAlone(squeeze(text))
export const asComplement: Read = (text) => complementAlone(squeeze(text))
export const asEmail: Read = (text) => text.trim().toLowerCase()
export const asState: Read = (text) => text.trim().toUpperCase()

/** Matches '1/3/1990', '1-3-90' and '1990-03-01'. A two-digit year above 26 is in the last century. */
export const asDay: Read = (text) => {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  const parts = iso ? [iso[3], iso[2], iso[1]] : /^\D*(\d{1,2})\D+(\d{1,2})\D+(\d{4}|\d{2})\D*$/.exec(text)?.slice(1)
  const [d = '', m = '', y = ''] = parts ?? /^\s*(\d\d)(\d\d)(\d{4})\s*$/.exec(text)?.slice(1) ?? []
  return `${d.padStart(2, '0')}/${m.padStart(2, '0')}/${y.length === 2 ? (Number(y) > 26 ? '19' : '20') + y : y}`
}

export const asDueDay: Read = (text) => {
  const day = /^\D*(\d{1,2})\D*$/.exec(text)?.[1]
  return day ? Number(day) : undefined
}

const unsure = /^(?:eu )?nao (?:sei|entendi)\b|^s n$/
const no = /^(?:eu )?(?:n|nn|nao|nunca|dispenso|prefiro nao|sem|false|0)\b|\bnao$/
const yes = /^(?:eu )?(?:s|ss|sim|isso|quero|claro|pode|aceito|ok|com certeza|uso|true|1)\b/

export const asYesNo: Read = (text) => {
  const words = plainWords(text)
  if (unsure.test(words)) return undefined
  return no.test(words) ? false : yes.test(words) ? true : undefined
}

/** True for direct debit, false for boleto. Undefined if a text names both, or declines the one it names. */
export const asDebit: Read = (text) => {
  const words = plainWords(text)
  const [debit, bill] = [/\bdebito\b/.test(words), /\bboleto\b/.test(words)]
  if (debit && bill) return undefined
  if (bill) return /\bnao (?:quero|gosto|uso|pago|aceito)\b|\bboleto nao\b/.test(words) ? undefined : false
  return asYesNo(text) ?? (debit && !/\b(?:nao|nunca|sem)\b/.test(words) ? true : undefined)
}

export const asAgency = (text: string) => withCheckDigit(text, 4)
export const asAccount = (text: string) => {
  const marked = withCheckDigit(text, Number.POSITIVE_INFINITY)
  return marked.includes('-') ? marked : marked.replace(/^(.+)(.)$/, '$1-$2')
}

/** E.g. '18/06/2026 manha', one per choice, separated by semicolons. */
export const asSlots = (text: string) =>
  text
    .split(';')
    .filter((part) => part.trim())
    .map((part) => {
      const [date = '', period = ''] = part.trim().split(/\s+/)
      return { date, period: periodOf(period) }
    })

export const writeSlots = (slots: readonly { date: string; period: Period }[]) =>
  slots.map((slot) => `${slot.date} ${slot.period}`).join(';')

const periodOf = (word: string) => periods.find((period) => period === word.toLowerCase().replace('ã', 'a'))
/** Removes invisible characters of pasted texts, which no visitor could find. */
const squeeze = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').replace(invisibleChars, '').trim()

/** Keeps digits and a final X. The check digit follows a dash, or exceeds the longest body. */
function withCheckDigit(text: string, body: number): string {
  const [, digits = '', check = ''] = /^([\d.\s]*)[-–/]?\s*([\dxX]?)\s*$/.exec(text) ?? []
  const plain = digits.replace(/\D/g, '')
  const dashed = /[-–/]/.test(text)
  if (dashed || /x/i.test(check)) return check ? `${plain}-${check.toUpperCase()}` : plain
  const all = plain + check
  return all.length > body ? `${all.slice(0, body)}-${all.slice(body)}` : all
}
