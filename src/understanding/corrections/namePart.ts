import { plainWords } from '../../api/contract/values/plainWords.ts'
import { asLabel } from '../../content/format.ts'
import { isOneSlipAway } from '../../content/reading/suggestEmailDomain.ts'

/** Respells one word of a name: 'Hoffmann com dois F', 'com s no final', 'o sobrenome é Sousa' */
export function withNamePart(old: string, told: string): string | null {
  const words = old.split(' ')
  const isKnown = (word: string) => words.some((one) => plainWords(one) === plainWords(word))
  const others = (told.match(/\p{Lu}[\p{L}'’]{2,}/gu) ?? []).filter((word) => !isKnown(word))
  const [anew, ...more] = (told.match(/\p{L}{3,}/gu) ?? []).flatMap((word) => {
    const at = words.findIndex((one) => isSpelledAnew(one, word))
    return at < 0 ? [] : [words.with(at, isLower(words[at]) ? word : asLabel(word))]
  })
  if (anew && more.length === 0 && others.length < 2) return anew.join(' ')
  const [, last] = surname.exec(told) ?? []
  return last ? [...words.slice(0, -1), last].join(' ') : spelled(old, told)
}

const isLower = (word = '') => word === word.toLowerCase()

const isSpelledAnew = (one: string, word: string) =>
  one.toLowerCase() !== word.toLowerCase() &&
  (plainWords(one) === plainWords(word) || isOneSlipAway(plainWords(one), plainWords(word)))

/** Replaces the one letter of a name that sounds like another one: 'Luiz' with 's' */
function spelled(old: string, told: string): string | null {
  const [, letter = ''] = /(?:^|\s)com (?:o )?([a-z])(?!\p{L})/iu.exec(told) ?? []
  const like = alike.find((letters) => letter !== '' && letters.includes(letter.toLowerCase()))
  const where = /\bfinal\b/i.test(told) ? '(?!\\p{L})' : ''
  const places = [...old.matchAll(new RegExp(`[${like ?? letter}]${where}`, 'giu'))]
  if (letter === '' || places.some(([sign]) => sign.toLowerCase() === letter.toLowerCase())) return null
  const [place, ...others] = places
  return place && others.length === 0
    ? old.slice(0, place.index) + letter.toLowerCase() + old.slice(place.index + 1)
    : null
}
const alike = ['szç', 'ckq', 'iy', 'vw', 'gj']
const surname =
  /\bsobrenome\b.*?(?:[\s,](?:é|eh|certo é|com \S+,)\s+)(?!(?:com|esse|isso|este|assim|mesmo)\b)(\p{L}{3,})(?: com \p{L}{1,2})?[\s.!]*$/iu
