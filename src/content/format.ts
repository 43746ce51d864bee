import { dateOf } from '../api/contract/values/dates.ts'
import { visitHoursInWords } from '../api/contract/values/visitHours.ts'
import type { Slot } from '../api/contract/values/valueRules.ts'
import { unbroken } from './unbroken.ts'

/** E.g. '14010-100'. */
export const cepText = (cep: string) => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')

/** E.g. '(16) 99123-4567'. */
export const phoneText = (phone: string) => phone.replace(/^(\d\d)(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** E.g. 'M•••• S••••'. */
export const maskedName = (name: string) => name.replace(/(\p{L})[\p{L}\p{M}'’-]*/gu, '$1••••')

/** E.g. '••••5-6'. */
export const maskedEnd = (text: string) => unbroken(`••••${/.-?.$/.exec(text)?.[0] ?? ''}`)

/** E.g. 'qui., 18 de junho'. */
export function dayText(day: string): string {
  const date = dateOf(day)
  return date ? dayFormat().format(date) : day
}

let madeFormat: Intl.DateTimeFormat | undefined
const dayFormat = () =>
  (madeFormat ??= new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  }))

/** The halves of a day for a technician's visit. */
export const periodWords = {
  manha: { label: 'Manhã', hours: visitHoursInWords.manha },
  tarde: { label: 'Tarde', hours: visitHoursInWords.tarde },
} as const

/** E.g. 'qui., 18 de junho, Manhã (8h às 12h)'. */
export const slotText = ({ date, period }: Slot) =>
  `${dayText(date)}, ${periodWords[period].label} (${periodWords[period].hours})`

/** E.g. '22 de novembro às 14:03', by the visitor's clock. */
export const momentText = (iso: string) =>
  new Date(iso).toLocaleString('pt-BR', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** A label within a sentence. Abbreviations such as 'CPF ou CNPJ' keep their capitals. */
export const inSentence = (label: string) => label.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())

/** Text as a label, with a capital. */
export const asLabel = (words: string) => words.replace(/^\p{Ll}/u, (first) => first.toUpperCase())

/** Adds a full stop, unless the text ends with a punctuation mark. */
export const asSentence = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`)
