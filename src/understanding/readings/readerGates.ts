import { smallWords } from '../line/smallWords.ts'
import { isOf, type Token } from './lineTokens.ts'

/** The spans that a reader is tried on: at most this many tokens, all allowed, and at least one telling. */
export type ReaderGate = {
  most: number
  tells: (tokens: readonly Token[]) => boolean
  may?: (token: Token) => boolean
}
type Test = (token: Token) => boolean

export const isNumber = isOf('NUM')
export const wordish: Test = ({ kind }) => kind === 'word' || kind === 'digits'
export const isShort: Test = ({ kind, from, to }) => kind === 'word' && to - from <= 3
export const always = () => true
export const some = (test: Test) => (tokens: readonly Token[]) => tokens.some(test)
export const either =
  (...tests: readonly Test[]): Test =>
  (token) =>
    tests.some((test) => test(token))
export function isWord(list: string): Test {
  const words = new Set(list.split(' '))
  return ({ word }) => words.has(word)
}

export const amongDigits =
  '. - – / ( ) + , : numero com espaco dig traco tracinho hifen ponto barra e digito ddd x dv o eh'
const amongDates =
  '/ . - de do del e primeiro º ano barra , mes dia dias aos jan fev mar abr mai jun jul ago set out nov dez'

export const anything: ReaderGate = { most: 8, tells: always }
export const digits: ReaderGate = { most: 26, may: either(isNumber, isWord(amongDigits)), tells: some(isNumber) }
export const date: ReaderGate = {
  most: 16,
  may: either(isNumber, isWord(amongDates), isOf('MONTH')),
  tells: some(isNumber),
}
export const bankDigits: ReaderGate = { ...digits, most: 14 }
/** No street is called 'no'. */
export const placeName: ReaderGate = { most: 8, tells: some(({ word }) => !smallWords.has(word)) }
/** 'Se' is not Sergipe within a line. */
export const stateName: ReaderGate = { most: 4, may: (token) => wordish(token) && token.word !== 'se', tells: always }
export const name: ReaderGate = { most: 8, may: either(({ kind }) => kind === 'word', isWord('. -')), tells: always }
export const wholeName: ReaderGate = { ...name, tells: ({ length }) => length > 1 }
