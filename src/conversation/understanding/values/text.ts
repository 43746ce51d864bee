import { plainWords } from '../../../content/plainWords.ts'
import { states } from '../../../content/states.ts'
import { inDigits } from '../numberWords.ts'
import { lengthAt, part, wordsOf, type Said } from '../said.ts'
import type { Found } from './found.ts'

const byName = new Map(Object.entries(states).flatMap(([code, name]) => [[code.toLowerCase(), code], [plainWords(name), code]]))

/** A state by its name or its two letters. */
export function readState(said: Said): Found<'state'> {
  const value = byName.get(wordsOf(said.plain).replace(/^(?:(?:moro|fica|estado|e|eh|no|na|em|de|do|da|o|aqui) )+(?=\S)/, '')) ?? byName.get(wordsOf(said.plain))
  return value ? { value } : null
}

/** A lot or a block: a number, or a letter or two. */
export function readLot(said: Said): Found<'lot' | 'block'> {
  const plain = inDigits(said.plain.replace(/^(?:(?:e |eh |a |o |na |no |quadra|qd|q|lote|lt|l)[\s.:]*)+(?=[a-z0-9])/, (words) => ' '.repeat(words.length)))
  const bare = plain.trimStart()
  const length = lengthAt(bare, /^(?:[a-z]{0,2}-?\d{1,4}[a-z]?|[a-z]{1,2})(?![a-z0-9])/)
  return length === 0 ? null : { value: bare.slice(0, length).toUpperCase(), rest: part({ text: bare, plain: bare }, length) }
}

/** The name of a city, a neighbourhood or a street: words that are no sentence. */
export function readPlace(said: Said): Found<'city' | 'neighborhood' | 'street'> {
  const found = lengthAt(said.plain, /^(?:(?:eu )?(?:moro|fica|e|eh)\s+)?(?:(?:na|no|em)\s+(?:(?:cidade|bairro)\s+(?:de|do|da)?\s*)?)?/)
  const place = part(said, found)
  return /[a-z]{2}/.test(place.plain) && !notPlaces.test(place.plain) && place.text.length <= 80 ? { value: place.text } : null
}

const notPlaces = /[?@]|\b(?:quero|quanto|qual|como|quando|nao|sei|cancelar|falar|pessoa|atendente|ajuda|por que|porque|tem|plano|preco|errei|errado|cep|meu|minha|pode|internet)\b/
