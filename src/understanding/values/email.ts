import { suggestEmailDomain } from '../../content/reading/suggestEmailDomain.ts'
import { inDigits } from '../line/numberWords.ts'
import { part, without, type Said } from '../line/normalizeText.ts'
import type { Found } from './readerResult.ts'

const word = /[^\s,;:()<>"]+@[^\s,;:()<>"]+/g
const dictated = /\s*(\(?\barroba\b\)?|\[at\]|\(at\)|(?<=\w)\s+at\s+(?=\w))\s*/

/** Words that surround an address, but are no part of it. */
const aSentence =
  /\b(nao|n|acho|que|talvez|o|meu|manda\w*|p[ra]+|para|uso|eu|do|tudo|junto|m(in|ai)uscul\w+|com|em|letras?|escrev\w+|acentos?|espacos?|numero|e|eh|e?mail)\b/

/** The only e-mail address in a text, written or dictated. One that is cut by spaces is refused. */
export function readEmail(said: Said): Found<'email'> {
  const [head] = spoken.exec(said.plain) ?? [said.plain]
  const plain = dictation(head).replace(spaced, (all) => all.replaceAll(' ', ''))
  const [one, ...others] = [...plain.matchAll(word)].map((match) => match[0])
  if (others.length > 0) return null
  if (one === undefined) return withoutAt(plain)
  const value = one.replace(/^[('"<.]+|[.!?)'">]+$/g, '')
  if (/^(nome|exemplo|e?mail|teste|fulano)@/.test(value)) return null
  if (plain !== head) return plain === one ? { value: withEnding(value), rest: part(said, head.length) } : null
  const at = plain.indexOf(one)
  const after = part(said, at + one.length)
  const isCutOff =
    /^[\w.-]+,\S+@\S+$/.test(plain) ||
    /^\s+(gmail|hotmail|outlook|yahoo|com|\.com)/.test(after.plain) ||
    value.startsWith('@')
  return isCutOff ? { reason: 'email.spaces' } : { value, rest: without(said, at, one.length, ' ') }
}

/** Matches a complete dictated address: 'rafa arroba uol ponto com ponto br, e o celular …' */
const spoken =
  /^.*?\barroba\b\s*[\w-]+(?:\s*(?:\bponto\b|\.)\s*[\w-]+)*?\s*(?:\bponto\b|\.)\s*(?:com|net|org|edu|gov|br|pt|io|me)\b(?:\s*(?:\bponto\b|\.)\s*br\b)?/s

/** Matches 'ana @ provedor . com . br'; other text after a full stop and a space is the next sentence. */
const spaced = /^[\w.+-]+ ?@ ?[\w-]+(?:\.[\w-]+|(?: \. ?|\. )(?:com|net|org|edu|gov|br|pt|io|me)\b)+$/
/** Completes a known host: 'rafa arroba hotmail' */
export const withEnding = (email: string) =>
  email.replace(/@(gmail|hotmail|outlook|icloud|live|yahoo)$/, '@$1.com').replace(/@(uol|bol|terra|ig)$/, '@$1.com.br')

/** Whether a valid address probably has a typo. */
export const isMistyped = (email: string) => suggestEmailDomain(email) !== null

/** Letters by their names. */
const letters = new Map([
  ['jota', 'j'],
  ['aga', 'h'],
  ['eme', 'm'],
  ['ene', 'n'],
  ['erre', 'r'],
  ['efe', 'f'],
  ['xis', 'x'],
  ['ipsilon', 'y'],
  ['dablio', 'w'],
])
const letterNames = new RegExp(`\\b(${[...letters.keys()].join('|')})\\b`, 'g')

/** Whether an address is dictated, so that it is read back. */
export const isDictated = (plain: string) => dictated.test(plain) && !/@|\[at\]|\(at\)/.test(plain)

/** The only e-mail address in a text. */
export function emailWithin(plain: string): string | null {
  const [one, ...others] = plain.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
  return others.length === 0 ? (one ?? null) : null
}

/** Matches 'tudo junto e sem acento' in 'Ana lima, tudo junto e sem acento, arroba …' */
const way = '(?:tudo )?(?:junto|(?:em )?(?:letras? )?minuscul\\w+|sem (?:nenhum )?(?:espaco|acento)s?)'
const howWritten = new RegExp(`(?<=\\w)[\\s,—–]+${way}(?:(?:,| e) ${way})*(?:[\\s,—–]+|$)`, 'g')

function dictation(plain: string): string {
  if (!dictated.test(plain)) return plain
  const at = plain.search(dictated)
  const local = inDigits(
    plain
      .slice(0, at)
      .replace(howWritten, '')
      .replace(/^(?:(?:[eo] (?!\w )|(?:eh|meu|e-?mail) ))+/, ''),
  )
  if (aSentence.test(local)) return plain
  const address = (local.replace(letterNames, (name) => letters.get(name) ?? name) + plain.slice(at))
    .replace(dictated, '@')
    .replace(/\s*\b(ponto|dot)\b\s*/g, '.')
    .replace(
      /\s*\b((traco|tracinho|hifen|risco|risquinho|linha|linhazinha) (de |em)?baixo|(sub|under|ander)\w*(lin|lai|scor)\w*)\b\s*/g,
      '_',
    )
    .replace(/\s*\b(traco|tracinho|hifen)\b\s*/g, '-')
  return address
    .replace(/ (?=[^@]*@)/g, (space, index: number) => (/^[\w. _-]*@/.test(address) && index < 24 ? '' : space))
    .replace(/\s+$/, '')
}

const withoutAt = (plain: string): Found<'email'> =>
  /^\S*@\S*$/.test(plain)
    ? { reason: plain.startsWith('@') ? 'email.invalid' : 'email.domain' }
    : /^[\w.+-]+\.(com|com\.br|net|org|br)$/.test(plain) ||
        /^[\w.+-]+\s?(gmail|hotmail|outlook|yahoo)(\.com)?(\.br)?$/.test(plain)
      ? { reason: 'email.at' }
      : null
