import { placeAlone } from '../../content/reading/stripIntroWords.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { states } from '../../content/states.ts'
import { inDigits } from '../line/numberWords.ts'
import { lengthAt, part, trimmed, wordsOf, type Said } from '../line/normalizeText.ts'
import type { Found } from './readerResult.ts'

const byName = new Map(
  Object.entries(states).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [plainWords(name), code],
  ]),
)
byName.set('minas', 'MG').set('brasilia', 'DF')

/** A state by its name or its two letters. */
export function readState(said: Said): Found<'state'> {
  const value =
    byName.get(wordsOf(said.plain).replace(/^((moro|fica|estado|e|eh|no|na|em|de|do|da|o|aqui) )+(?=\S)/, '')) ??
    byName.get(wordsOf(said.plain))
  return value ? { value } : null
}

/** A lot or a block: a number, or a letter or two. */
export function readLot(said: Said): Found<'lot' | 'block'> {
  const plain = inDigits(
    said.plain.replace(
      /^((eh?|a|o|na|no)\s+|((quadra|lote)(?![a-z])|(qd|q|lt|l)(?![a-z]{2}))[\s.:]*)+(?=[a-z0-9])/,
      (words) => ' '.repeat(words.length),
    ),
  )
  const bare = plain.trimStart()
  const length = lengthAt(
    bare,
    /^([a-z]{0,2}-?\d{1,4}(-?[a-z]|\s[a-df-km-pr-z])?|(?!(?:d[aeo]|e[muh]|me|se|n[aeo]|ja|la|so|ta|vc|oi|ok|um|os|as|ou|te|pq)(?![a-z]))[a-z]{1,2})(?![a-z0-9])/,
  )
  return length === 0
    ? null
    : { value: bare.slice(0, length).replace(' ', '').toUpperCase(), rest: part({ text: bare, plain: bare }, length) }
}

/** The name of a city, a neighbourhood or a street, but no sentence. A state or a number after it is left. */
export function readPlace(
  said: Said,
  key: 'city' | 'neighborhood' | 'street',
): Found<'city' | 'neighborhood' | 'street'> {
  const told = part(said, said.text.length - placeAlone(said.text).length)
  const place = trimmed(part(told, lengthAt(told.plain, lead)))
  if (key !== 'street' && isStreet.test(place.plain)) return null
  if (!/[a-z]{2}/.test(place.plain) || notPlaces.test(place.plain) || place.text.length > 80) return null
  const end =
    key === 'street' ? streetEnd(place.plain) : key === 'city' ? stateAfter.exec(place.plain)?.index : undefined
  if (/[,;]|\d.*\b(ap|apto?|casa|bloco)\b/.test(place.plain.slice(0, end))) return null
  return end === undefined
    ? { value: place.text }
    : { value: place.text.slice(0, end), rest: trimmed(part(place, end)) }
}

const isStreet = /^(rua|r\.|av\.?|avenida|alameda|travessa|estrada|rodovia)\s/
const lead =
  /^((aqui )?(moro|fica|e|eh)\s+|(a |na |minha )?(cidade|municipio)\s+(de|do|da|e|eh|se chama)\s+(a )?|((o )?nome d)?(a |na |minha )?rua\s+(e|eh|se chama)\s+(a )?|n[oa]\s+(bairro\s+)?(d[oae]\s+)?|bairro\s+(d[eoa]\s+)?)/
const stateAfter = new RegExp(
  `([\\s,/(-]+(${Object.keys(states).join('|').toLowerCase()})|\\s*[,/(-]\\s*(${[...byName.keys()].join('|')}))$`,
)

const bareStreet =
  /^(?!.*\b(projetada|particular|existente|viela|beco|km|quadra|qd|estrada|rodovia|br|sp)\b)((\S+ )+[a-z]{3,}|[a-z]{4,})(?= \d{1,5}[a-z]?$)/
const onlyKind = /^(rua|r\.?|av\.?|avenida|travessa|alameda|passagem|setor|caminho|ladeira|praca)$/

/** The start of a house number after a street: after a comma or 'nº', or after a name of words. */
function streetEnd(plain: string): number | undefined {
  const marked = /(\s*,\s*(n[º°o.]?|numero)?|\s+(n[º°o.]?|numero))\s*(?=\d{1,5}[a-z]?\b)/.exec(plain)
  const bare = bareStreet.exec(plain)
  return marked?.index ?? (bare && !onlyKind.test(bare[0]) ? bare[0].length : undefined)
}

const notPlaces =
  /[?@]|^numero$|\b(eu|que|isso|esse|estou|quero|quanto|qual|como|quando|nao|sei|cancelar|falar|pessoa|atendente|ajuda|por que|porque|tem|plano|preco|errei|errado|cep|meu|minha|pode|internet|mesm[ao]|msm|outr[ao]|ess[ae]|ist[oe]|aquel[ae]|igual|acima|falei|disse|informei|coloquei|voltar|volta|sem nome|vizinh[oa]|interior|capital|litoral|regiao|perto|longe|depois)\b/
