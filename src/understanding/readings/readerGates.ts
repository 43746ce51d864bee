import type { Key } from '../../content/questions/answers.ts'
import type { Open } from '../readValue.ts'
import { smallWords } from '../smallWords.ts'
import { isOf, type Token } from './tokens.ts'

/** Where a reader is tried: on so many tokens at most, all of a kind, with something telling among them. */
export type Gate = {
  most: number
  tells: (tokens: readonly Token[]) => boolean
  may?: (token: Token) => boolean
}

const isNumber = isOf('NUM')
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const isWord =
  (list: string): ((token: Token) => boolean) =>
  ({ word }) =>
    all(list).has(word)
const sets = new Map<string, ReadonlySet<string>>()
function all(list: string): ReadonlySet<string> {
  const known = sets.get(list) ?? words(list)
  sets.set(list, known)
  return known
}
const some = (test: (token: Token) => boolean) => (tokens: readonly Token[]) => tokens.some(test)
const always = () => true
const either =
  (...tests: readonly ((token: Token) => boolean)[]) =>
  (token: Token) =>
    tests.some((test) => test(token))
const wordish = ({ kind }: Token) => kind === 'word' || kind === 'digits'
const isShort = ({ kind, from, to }: Token) => kind === 'word' && to - from <= 3

const amongDigits = '. - – / ( ) + , : numero com espaco dig traco tracinho hifen ponto barra e digito ddd x dv'
const amongDates = '/ . - de do del e primeiro º ano barra , mes dia jan fev mar abr mai jun jul ago set out nov dez'
const digits: Gate = { most: 26, may: either(isNumber, isWord(amongDigits)), tells: some(isNumber) }
/** No street is called 'no'. */
const placeName: Gate = { most: 8, tells: some(({ word }) => !smallWords.has(word)) }
const atBank = new Set<Open>(['directDebit', 'bank', 'agency', 'account'])
const atAddress = new Set<Open>(['cep', 'number', 'complement', 'street', 'block', 'lot'])

/** Where the reader of a question is tried while it is open. */
const own: { [K in Key]?: Gate } = {
  cep: digits,
  phone: digits,
  document: { ...digits, may: either(isNumber, isWord(amongDigits), isShort) },
  birthDate: { most: 16, may: either(isNumber, isWord(amongDates), isOf('MONTH')), tells: some(isNumber) },
  dueDate: { most: 3, may: either(isNumber, isWord('e primeiro')), tells: always },
  number: { most: 7, tells: some(either(isNumber, isWord('sem s sn nao'))) },
  agency: { most: 14, may: either(isNumber, isWord(`${amongDigits} o eh`)), tells: some(isNumber) },
  account: { most: 14, may: either(isNumber, isWord(`${amongDigits} o eh`)), tells: some(isNumber) },
  bank: { most: 4, may: wordish, tells: always },
  email: {
    most: 14,
    tells: some(either(({ kind }) => kind === 'mail', isWord('arroba @ gmail hotmail com outlook yahoo'))),
  },
  plan: { most: 24, tells: always },
  offer: { most: 24, tells: always },
  directDebit: { most: 9, tells: always },
  acceptPromotions: { most: 9, tells: always },
  notice: { most: 9, tells: always },
  schedule: { most: 18, tells: some(isOf('WEEKDAY', 'PERIOD', 'NUM')) },
  complement: { most: 10, tells: always },
  lot: { most: 3, tells: always },
  street: placeName,
  neighborhood: placeName,
  city: placeName,
  state: { most: 4, may: wordish, tells: always },
}
const anything: Gate = { most: 8, tells: always }
const name: Gate = { most: 8, may: either(({ kind }) => kind === 'word', isWord('. -')), tells: always }

/** Where it is tried while another question is open. */
const beside: { [K in Key]?: Gate | undefined } = {
  cep: digits,
  phone: digits,
  document: digits,
  birthDate: own.birthDate,
  dueDate: own.dueDate,
  number: {
    most: 4,
    may: either(isNumber, isWord('- s / n nao sn e'), ({ from, to }) => to - from === 1),
    tells: ([first]) => first !== undefined && (isNumber(first) || first.word === 's'),
  },
  agency: own.agency,
  account: own.account,
  email: { most: 1, tells: some(({ kind }) => kind === 'mail') },
  plan: { most: 5, tells: some(isNumber) },
  directDebit: { most: 2, tells: some(isWord('boleto debito')) },
  acceptPromotions: { most: 5, tells: some(isOf('PROMO')) },
  schedule: {
    most: 6,
    tells: (tokens) => tokens.some(isOf('WEEKDAY')) && tokens.some(isOf('PERIOD')),
  },
  name: { ...name, tells: ({ length }) => length > 1 },
  motherName: { ...name, tells: ({ length }) => length > 1 },
}

/** Where the reader of a question is tried; null where it is not. */
export function gateOf(key: Key, ask: Open): Gate | null {
  const isOwn = key === ask || (key === 'plan' && ask === 'offer')
  if (isOwn) return key === 'name' || key === 'motherName' ? name : (own[key] ?? anything)
  if (key === 'dueDate' && ask === 'birthDate') return null
  if (key === 'bank') return atBank.has(ask) || ask === 'dueDate' || ask === 'plan' ? bankNamed : null
  if (key === 'complement') return atAddress.has(ask) ? doorNamed : null
  if (key === 'lot') return ask === 'block' ? (own.lot ?? null) : null
  if (key === 'state') return ask === 'city' ? (own.state ?? null) : null
  return beside[key] ?? null
}

const bankNamed: Gate = { most: 4, may: wordish, tells: some(isOf('BANK')) }
const doorNamed: Gate = { most: 6, tells: some(either(isOf('UNIT'), isWord('complemento portao'))) }
