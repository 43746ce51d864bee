import { firstName } from '../../src/api/contract/values/firstName.ts'

/** The first name of an addressee; empty if the first word is no name, because anybody may have typed it. */
export function calledName(name: string): string {
  const first = firstName(name.normalize('NFC'))
  return /^\p{Lu}\p{Ll}{0,14}(?:['’-]\p{Lu}\p{Ll}{1,14})?$/u.test(first) ? first : ''
}

/** e.g. 'Olá, Ana.' */
export function greeting(name: string): string {
  const called = calledName(name)
  return `Olá${called && `, ${called}`}.`
}
