import { inDigits } from '../numberWords.ts'
import { lengthAt, part, saidAs, trimmed, type Said } from '../said.ts'
import type { Found } from './found.ts'

const none =
  /^(?:(?:e |eh |fica |casa )?s\.? ?\/? ?n[.º°o]?|(?:e |eh |fica |casa |ta |esta )?sem (?:numero|num|n[º°o.]?)(?: (?:na|da) (?:casa|rua|porta|fachada))?|(?:a casa |minha casa |aqui |la |o predio |o lugar )?n(?:ao|)? (?:tem|ha|possui|existe|tenho)(?: (?:numero|nenhum|numeracao|nao|na (?:minha )?casa|na porta|aqui|la|ainda|mesmo))*)$/
const lead =
  /^(?:(?:o |meu |a |minha )?(?:numero|num|nro|nr|n[º°.]?|no\.)\s*(?:e |eh |da (?:casa|residencia|porta) (?:e |eh )?|do (?:predio) (?:e |eh )?|[:.-])*\s*|(?:moro |fica |e |eh )?(?:no|na|o) (?:numero |n[º°.]? ?)?(?=\d)|(?:e )?(?:a )?(?:casa|predio|residencia)(?: e(?:h)?| numero| n[º°.]?)*\s+(?=\d))/
const street =
  /^(?:moro (?:na|no|em) |fica na |e na |na )?(?:rua|r\.|av\.?|avenida|alameda|al\.|travessa|tv\.?|praca|estrada|rodovia)\s+[^,\d]+?(?:\s*,\s*|\s+(?:n[º°.]?|numero)?\s*)(?=\d{1,5}[a-z]?\b)/
const door =
  /^(?:\d{1,3}\.\d{3}|\d{1,6})(?:\s?[-–]\s?[a-d](?![a-z])|[a-f](?![a-z])| (?:[b-df-np-z](?![a-z0-9/]))| ?bis| fundos(?=$)| [a-h]$)?(?!\s?[º°ª²]|\s*andar)(?![\d@:]|[.,]\d|\/\d| ?(?:mega|giga|reais|anos|real|conto|%|meses|dias|horas|h\b))/

/** A number with a letter at most, or none; a street before it, and what follows, are no part of it. */
export function readNumber(said: Said): Found<'number'> {
  if (none.test(said.plain)) return { value: 's/n' }
  if (/\d{5}-\d{3}(?!\d)/.test(said.plain)) return null
  const digits = /\d/.test(said.plain)
    ? said.plain
    : inDigits(said.plain.replaceAll(',', ' ')).replace(/^\d(?: \d)+$/, (all) => all.replaceAll(' ', ''))
  const spoken = digits === said.plain ? said : saidAs(digits)
  const named = part(spoken, lengthAt(spoken.plain, street))
  const bare = trimmed(part(named, lengthAt(named.plain, lead)))
  const length = lengthAt(bare.plain, door)
  if (length === 0) return null
  const number = bare.text.slice(0, length)
  const rest = /fundos$/i.test(number) ? part(bare, number.search(/\s?fundos/i)) : part(bare, length)
  const value = number
    .replace(/\s?fundos$/i, '')
    .replace(/(\d)\.(\d{3})\b/, '$1$2')
    .replace(/\s*[-–]\s*/, '-')
    .replace(/(\d)\s([a-z])$/i, '$1$2')
  return value.replace(/\D/g, '').length > 5 ? null : { value, rest }
}
