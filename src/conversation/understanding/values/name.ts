import { part, type Said } from '../said.ts'
import type { Found } from './found.ts'
import { notNames, placeNames } from './notNames.ts'
import { usualNames } from './usualNames.ts'

const lead =
  /^(?:(?:o |a )?(?:(?:meu|minha|my) )?(?:nome(?: completo)?|name)(?: (?:dela|da minha mae))?(?: (?:e|eh|era|is))?\s*[:=-]?\s+|(?:eu )?me chamo\s+|chamo-?me\s+|(?:eu )?sou (?:o |a )?|(?:aqui )?(?:quem fala )?(?:e|eh) (?:o |a )?|pode (?:me )?(?:chamar|colocar) (?:de )?|aqui (?:e|eh) (?:o |a )?|i am |i'm |me llamo |mi nombre es |soy |(?:ela )?se chama(?:va)? |(?:ela )?chama(?:va)?(?:-se)? |it'?s |este e |o |a )(?=[a-z])/
const ofHer = /\b(?:dela|ela|mae|se chama|se chamava|chamava)\b/
const ofMe = /\b(?:me|sou|meu|minha nome|aqui|i)\b/
const title = /^(?:d\. |dona |sra?\.? |senhora? |dra?\.? |seu )(?=[a-z])/
const written = /^[\p{L}\p{M}]+(?:['’`´‘-][\p{L}\p{M}]+)*\.?(?: [\p{L}\p{M}]+(?:['’`´‘-][\p{L}\p{M}]+)*\.?)*$/u
const between = new Set(['de', 'da', 'do', 'dos', 'das', 'e', 'di', 'del', 'van', 'von', 'y', 'la', "d'"])

/** A name: words that are no sentence, said to be a name or looking like one. `isNamed` where a label came before. */
export function readName(said: Said, key: 'name' | 'motherName', isNamed: boolean): Found<'name' | 'motherName'> {
  const led = isNamed ? 0 : (lead.exec(said.plain)?.[0].length ?? 0)
  if ((key === 'name' ? ofHer : ofMe).test(said.plain.slice(0, led))) return null
  const titled = part(said, led)
  const name = part(titled, title.exec(titled.plain)?.[0].length ?? 0)
  const words = name.plain.split(' ')
  if (name.plain === '' || /^\d/.test(name.plain) || placeNames.test(`${name.plain} `) || words.length > 9) return null
  const parts = words.filter((word) => !between.has(word))
  if (parts.some((word) => !/^[a-z]\.$/.test(word) && isNoName(word.replace(/\.$/, '')) && !isFamilyName(word, words)))
    return null
  if (
    / e (?:\S+ )+\S|^\S+ e \S+$/.test(name.plain) ||
    between.has(words[0] ?? '') ||
    between.has(words.at(-1) ?? '') ||
    parts.length === 0
  )
    return null
  const isLikely = isNamed || led > 2 || looksNamed(name.text, parts)
  if (!written.test(name.text))
    return isLikely && /^[\p{L} ]+\d{1,4}$/u.test(name.text) && parts.length < 4 ? { reason: `${key}.letters` } : null
  const isAlone = parts.length < 2
  if (isAlone ? !usualNames.has(parts[0] ?? '') && !/^\p{Lu}\p{Ll}/u.test(name.text) : !isLikely) return null
  return isAlone || /^\p{L}\.?$/u.test(words[0] ?? '')
    ? { reason: `${key}.words` }
    : { value: name.text.replace(/[‘`´]/g, '’') }
}

/** A word of sentences, or one that ends as no name does: 'instalação', 'velocidade', 'cobranças'. */
const isNoName = (word: string) =>
  notNames.has(word) ||
  (/(?:[aiu]cao|coes|[aei]vel|idade|ncia|ando|endo|ar|ou|ei)$/.test(word) &&
    !usualNames.has(word) &&
    !/^(?:.{0,3}cesar|fern|orl|rol|arm|hild|alv|edm|oscar|.{0,4}mar|lindomar|edgar|gaspar|baltazar|eleazar|agar|pilar|c?lei|caliendo|rosendo|resend|kei)/.test(
      word,
    ))

/** 'Filho', 'Neto' and the like end a name of three words or more. */
const isFamilyName = (word: string, words: readonly string[]) =>
  words.length > 2 &&
  words.at(-1) === word &&
  /^(?:filho|neto|sobrinho|junior|jr|segundo|boa|bom|bem|claro|velho|novo|amigo|alto|baixo|grande|vivo|pequeno)$/.test(
    word,
  )

/** Whether a word of some words, with its capital, is a usual name. */
export const hasUsualName = ({ text, plain }: Said) =>
  /^\p{Lu}/u.test(text) && plain.split(' ').some((word) => usualNames.has(word))

/** Ends of common words: without a usual name beside them they are none. */
const commonEnd =
  /(?:[aei]d[oa]s?|os[oa]s?|iv[oa]s?|mente|agem|mento|[tn]ic[oa]|eza|vre|nde|[dmnst]or|uim|[ae]nte|ria|io|ook)$/

function looksNamed(text: string, parts: readonly string[]): boolean {
  const isCapital =
    text
      .split(' ')
      .filter((word) => word.length > 3)
      .every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    parts.length > 1 &&
    !parts.some((word) => commonEnd.test(word))
  return isCapital || parts.some((word) => usualNames.has(word.replace(/\.$/, '')))
}
