import type { Span } from './span.ts'
import { isOf, type Line } from './tokens.ts'

/** Whether the words right beside a span make it something else than it would be alone. */
export function isGainsaidBeside(span: Span, { said, tokens }: Line): boolean {
  const { key, from, to, value, led } = span
  const [before, next, second] = [tokens[from - 1], tokens[to], tokens[to + 1]]
  if (key === 'schedule') return isBound.test(said.plain.slice(0, tokens[from]?.from))
  if (key === 'dueDate') return before !== undefined && isOf('UNIT')(before)
  if (key !== 'number' || next?.kind !== 'word') return false
  const isHour = hours.has(next.word) || (next.word === 'da' && second !== undefined && isOf('PERIOD')(second))
  const isArticle = to - from === 1 && tokens[from]?.word === 'um' && led !== 'own'
  const isOtherLack = value === 's/n' && tokens[from]?.word === 'nao' && lacked.has(next.word)
  return isHour || isArticle || isOtherLack
}

/** 'Depois do dia 4' */
const isBound = /\b(?:(?:depois|antes|a partir) d[aeo]|apos|ate|menos|exceto)(?: o)? ?$/
/** 'Antes das nove horas' */
const hours = new Set(['h', 'hs', 'hrs', 'hora', 'horas'])
/** 'Não tenho CPF' is no house without a number, and 'de um véi' none with the number 1. */
const lacked = new Set(
  'cpf rg documento email telefone celular conta banco cartao complemento certeza ideia tempo como'.split(' '),
)
