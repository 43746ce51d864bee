import { numberAlone } from '../../content/reading/stripIntroWords.ts'
import { inDigits } from '../line/numberWords.ts'
import { lengthAt, part, saidAs, trimmed, type Said } from '../line/normalizeText.ts'
import type { Found } from './readerResult.ts'

/** Phrases for no number, in addition to the form's own. */
const noneAtAll = new RegExp(
  '^((e |eh |fica |casa |ta |esta )?(s\\.? ?/? ?n[.º°o]?|sem (numero|num|n[º°o.]?)( [nd]a (casa|rua|porta|fachada))?)|' +
    '((a|minha) casa |aqui |la |o predio  )?n(ao|)? (tem|ha|possui|existe|tenho)' +
    '( numero| nenhum| numeracao| nao| na (minha )?casa| na porta| aqui| la| mesmo| ainda)*)$',
)
const sign = '(numero|num|nmro?|nro|nr|n[º°.]?|no\\.)'
const lead = new RegExp(
  `^((n?[oa] )?(conta( d[ea] (luz|agua|energia))?|fachada|muro|portao|porta|parede|placa|iptu) (ta|esta|e|eh|vem|diz|consta|tem) (escrito )?(o )?(${sign} )?(?=\\d)|` +
    `(o |meu |a |minha )?${sign}[\\s:.-]*(e |eh |d[ao] (casa|residencia|porta|predio) (e |eh )?|[:.-])*\\s*|` +
    `(moro |fica |e |eh )?(no|na|o) (${sign} ?)?(?=\\d)|` +
    `(e )?(a )?(casa|predio|residencia)( e(h)?| ${sign})*\\s+(?=\\d))`,
)
const street = new RegExp(
  '^(moro (na|no|em) |fica na |e na |na )?' +
    '(rua|r\\.|av\\.?|avenida|alameda|travessa|praca|estrada|rodovia)\\s+' +
    `([^,\\d]|\\d{1,2} de )+?(\\s*,\\s*|\\s+(n[º°.]?|numero)?\\s*)(?=\\d{1,5}[a-z]?\\b)`,
)
const digits = '(\\d{1,3}\\.\\d{3}|\\d{1,6})'
const letter = '(\\s?[-–]\\s?[a-d](?![a-z])|[a-f](?![a-z])| ([b-df-mp-z](?![a-z0-9/]))| ?bis| fundos(?=$)| [a-h]$)'
const ofOther =
  'mega|giga|minutos?|min\\b|metros|reais|anos|real|conto|%|meses|dias|horas|h\\b|da (?:manha|tarde|noite)\\b|(?:ruas|numeros|casas|placas|portoes|terrenos|entradas|familias|lados|esquinas)\\b'
const door = new RegExp(`^${digits}${letter}?(?!\\s?[º°ª²]|\\s*andar)(?![\\d@:]|[.,]\\d|/\\d| ?(${ofOther}))`)

/** A number with at most a letter, or 's/n'. A street before it and text after it are left out. */
export function readHouseNumber(said: Said): Found<'number'> {
  if (numberAlone(said.text) === 's/n' || noneAtAll.test(said.plain)) return { value: 's/n' }
  if (/\d{5}-\d{3}(?!\d)|\bkm \d+$/.test(said.plain)) return null
  const lettered = said.plain.replace(letterSaid, ' $1')
  const spoken = lettered === said.plain && /\d/.test(said.plain) ? said : saidAs(spelled(lettered))
  const named = part(spoken, lengthAt(spoken.plain, street))
  const bare = trimmed(part(named, lengthAt(named.plain, lead)))
  const length = lengthAt(bare.plain, door)
  if (length === 0) return null
  const written = bare.text.slice(0, length).replace(/\s?fundos$/i, '')
  const value = written
    .replace(/(\d)\.(\d{3})\b/, '$1$2')
    .replace(/\s*[-–]\s*/, '-')
    .replace(/(\d)\s([a-z])$/i, '$1$2')
  return value.replace(/\D/g, '').length > 5 ? null : { value, rest: part(bare, written.length) }
}

/** Matches the end of '35, letra bê de bola' */
const letterSaid = /[\s,]+letra ([a-f])e?(?: de [a-z]+)?$/

/** Converts number words; 'três cinco' and 'trinta e cinco' are 35. */
const spelled = (plain: string) =>
  inDigits(plain.replaceAll(',', ' ')).replace(/^\d( \d)+(?=$| [a-f]$)/, (all) => all.replaceAll(' ', ''))
