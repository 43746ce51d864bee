import type { Key } from '../../content/questions/answers.ts'
import { clausesFromEnd } from '../line/clauses.ts'
import { normalized } from '../line/normalizeText.ts'
import { isName } from '../readValue.ts'
import { readName } from './name.ts'
import { endsAsName, usualNames } from './usualNames.ts'

/** The only name that a line has, without a family name: 'Zuleide. Mas tem fidelidade?' */
export function nameBegun(key: Key, text: string): string | undefined {
  const clauses = clausesFromEnd(text).filter((clause) => !clause.includes('?'))
  return found(key, text).part ?? clauses.map((clause) => found(key, clause).part).find(isSurelyName)
}

/** Whether a word beside a question is a name, written or known as one; 'sou trans, posso usar …?' has none. */
const isSurelyName = (part?: string) =>
  part !== undefined && (/^\p{Lu}/u.test(part) || usualNames.has(part) || endsAsName.test(part))

/** The whole name, if a line has only its last words: 'Moraes' after 'Zuleide'. It is sure if they are one family name. */
export function nameEnded(key: Key, begun: string, text: string): { whole: string; isSure: boolean } | null {
  const ending = text
    .replace(/[\s.,;!]+$/, '')
    .trim()
    .replace(ofSurname, '')
  const whole = `${begun} ${ending}`
  const family = ending.replace(/^d[aeo]s? /i, '')
  const { part, value = family === ending ? undefined : found(key, whole).value } = found(key, family)
  const isNameAnew = ending.includes(' ') || usualNames.has(normalized(ending).plain)
  const isRepeated = `${ending} `.toLowerCase().startsWith(`${begun}${isNameAnew ? '' : ' '}`.toLowerCase())
  if ((part ?? value) === undefined || ending.includes('?') || isRepeated) return null
  return { whole, isSure: (part?.length ?? 0) > shortest }
}
const shortest = 3
/** Matches the beginning of 'o sobrenome é Moraes' */
const ofSurname = /^(?:(?:é|eh|o|meu|sobrenome|nome|dela)\s+)+/i

/** The name in a text, or its only part. */
function found(key: Key, text: string): { value?: string; part?: string } {
  const name = isName(key) ? readName(normalized(text), key, true) : null
  return name ?? {}
}
