import { nameAlone } from '../../content/reading/withoutTelling.ts'
import { people } from '../doubts.ts'
import { lengthAt, part, type Said } from '../said.ts'
import type { Found } from './found.ts'
import { isOfSentences, placeNames } from './notNames.ts'
import { endsAsName, usualNames } from './usualNames.ts'

/** What is said around a name besides what a form takes away. */
const lead = /^(it'?s|pode colocar|aqui (e|eh)|(aqui )?quem fala (e|eh)|(se )?chama(va)?(-se)?|o|a)( [oa])? (?=[a-z])/
const ofHer = /\b(d?ela|mae|chama(va)?)\b/
const ofMe = /\b(me|sou|meu|aqui)\b/
const title = /^(d\. |dona |sra?\.? |senhora? |dra?\.? )(?=[a-z])/
const word = "[\\p{L}\\p{M}]+(['’`´‘-][\\p{L}\\p{M}]+)*\\.?"
const written = new RegExp(`^${word}( ${word})*$`, 'u')
const between = new Set(['de', 'da', 'do', 'dos', 'das', 'e', 'di', 'del', 'van', 'von', 'y', 'la', "d'"])

/** A name: words that are no sentence, labelled as a name, written as one, or with a usual name among them. */
export function readName(said: Said, key: 'name' | 'motherName', isNamed: boolean): Found<'name' | 'motherName'> {
  const told = said.text.length - nameAlone(said.text).length
  const led = isNamed ? 0 : told + lengthAt(said.plain.slice(told), lead)
  if ((key === 'name' ? ofHer : ofMe).test(said.plain.slice(0, led))) return null
  const titled = part(said, led)
  const name = part(titled, lengthAt(titled.plain, title))
  const words = name.plain.split(' ')
  const parts = words.filter((each) => !between.has(each))
  if (isNoName(name.plain, words, parts)) return null
  const isAlone = parts.length < 2
  const isSaid = !isAlone && (isNamed || isCapital(name.text))
  if (!isSaid && !hasUsual(parts) && !(isAlone && isCapital(name.text))) return null
  if (!written.test(name.text)) return endsInDigits.test(name.text) ? { reason: `${key}.letters` } : null
  return isAlone || /^\p{L}\.?$/u.test(words[0] ?? '')
    ? { reason: `${key}.words` }
    : { value: name.text.replace(/[‘`´]/g, '’') }
}

const endsInDigits = /^([\p{L}]+ ){0,3}[\p{L}]+\d{1,4}$/u

function isNoName(plain: string, words: readonly string[], parts: readonly string[]): boolean {
  return (
    parts.length === 0 ||
    words.length > 9 ||
    between.has(words[0] ?? '') ||
    between.has(words.at(-1) ?? '') ||
    placeNames.test(`${plain} `) ||
    /^\S+ e | e (?!(silva|sou[sz]a|mello?|castro|lima|costa|oliveira|andrade|sa)$)/.test(plain) ||
    parts.some((each) => !/^[a-z]\.$/.test(each) && isOther(each.replace(/\.$/, '')) && !isFamilyName(each, words))
  )
}

const relation = new RegExp(`^(${people})$`)

/** A word of sentences, or one that ends as no name does: 'instalação', 'velocidade', 'cobranças'. */
const isOther = (each: string) =>
  relation.test(each) || isOfSentences(each) || (otherEnd.test(each) && !usualNames.has(each) && !asName.test(each))
const otherEnd = /([aiu]cao|coes|[aei]vel|idade|ncia|ando|endo|ente|ar|ou|ei)$/
/** Names with such an end. */
const asName =
  /^(conceic|.{0,3}cesar|fern|orl|rol|arm|hild|alv|edm|oscar|.{0,4}mar|edgar|gaspar|pilar|c?lei|kei|.*[ln]ei|rosendo|resend)/

/** 'Filho', 'Neto' and the like end a name of three words or more; 'Brasil' stands anywhere in one. */
const isFamilyName = (each: string, words: readonly string[]) =>
  words.length > 2 && ((words.at(-1) === each && familyEnd.test(each)) || each === 'brasil')
const familyEnd =
  /^(filho|net[oa]|primo|sobrinho|junior|jr|segundo|boa|bom|bem|claro|velho|novo|amigo|alto|baixo|grande|vivo|pequeno)$/

const hasUsual = (parts: readonly string[]) =>
  parts.some((each) => usualNames.has(each.replace(/\.$/, '')) || endsAsName.test(each))

/** Whether a word of some words, with its capital, is a usual name. */
export const hasUsualName = ({ text, plain }: Said) => /^\p{Lu}/u.test(text) && hasUsual(plain.split(' '))

const isCapital = (text: string) =>
  text
    .split(' ')
    .filter((each) => each.length > 3)
    .every((each) => /^\p{Lu}\p{Ll}/u.test(each))
