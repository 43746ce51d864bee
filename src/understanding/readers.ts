import type { Key } from '../content/questions/answers.ts'
import type { Said } from './line/normalizeText.ts'
import type { Open, World } from './readValue.ts'
import { namesStreaming } from './plans/streamingWords.ts'
import * as gates from './readings/readerGates.ts'
import { either, isNumber, isWord, some, type ReaderGate } from './readings/readerGates.ts'
import { isOf } from './readings/lineTokens.ts'
import { readLot, readPlace, readState } from './values/addressPlaces.ts'
import { readBank } from './values/bank.ts'
import { readAccount, readAgency } from './values/bankAccount.ts'
import { readBirthDay } from './values/birthDay.ts'
import { readCep } from './values/cep.ts'
import { readCode } from './values/code.ts'
import { readComplement } from './values/complement.ts'
import { readDebit } from './values/debit.ts'
import { readDocument } from './values/document.ts'
import { readDueDay } from './values/dueDay.ts'
import { readEmail } from './values/email.ts'
import { readHouseNumber } from './values/houseNumber.ts'
import { readName } from './values/name.ts'
import { readPhone } from './values/phone.ts'
import { readPlan } from './values/plan.ts'
import type { Found } from './values/readerResult.ts'
import { readVisits } from './values/visits.ts'
import { readYesNo } from './values/yesNo.ts'
import { noteAlone } from './values/visitNote.ts'

/** How the answer to a question is read. */
type Reader = {
  /** Reads words as a value. `isNamed`: 'meu nome é' precedes them, or the question is open. */
  read: (words: Said, world: World, isNamed: boolean) => Found
  /** The words to try at this question. */
  whenAsked?: ReaderGate
  /** The words to try at other questions, or at none; `elsewhereAt` limits the questions. */
  elsewhere?: ReaderGate
  elsewhereAt?: (open: Open) => boolean
}

const at = (...keys: readonly Key[]) => {
  const open = new Set<Open>(keys)
  return (key: Open) => key === null || open.has(key)
}

export const readers: Record<Key, Reader> = {
  cep: { read: readCep, whenAsked: gates.digits, elsewhere: gates.digits },
  number: {
    read: readHouseNumber,
    whenAsked: { most: 7, tells: some(either(isNumber, isWord('sem s sn nao'))) },
    elsewhere: {
      most: 4,
      may: either(isNumber, isWord('- s / n nao sn e'), ({ from, to }) => to - from === 1),
      tells: ([first]) => first !== undefined && (isNumber(first) || first.word === 's'),
    },
  },
  complement: {
    read: readComplement,
    whenAsked: { most: 10, tells: gates.always },
    elsewhere: { most: 6, tells: some(either(isOf('UNIT'), isWord('complemento portao'))) },
  },
  block: { read: readLot },
  lot: {
    read: readLot,
    whenAsked: { most: 3, tells: gates.always },
    elsewhere: { most: 3, tells: gates.always },
    elsewhereAt: at('block'),
  },
  state: {
    read: readState,
    whenAsked: gates.stateName,
    elsewhere: gates.stateName,
    elsewhereAt: at('city'),
  },
  city: { read: (words) => readPlace(words, 'city'), whenAsked: gates.placeName },
  neighborhood: { read: (words) => readPlace(words, 'neighborhood'), whenAsked: gates.placeName },
  street: { read: (words) => readPlace(words, 'street'), whenAsked: gates.placeName },
  plan: {
    read: readPlan,
    whenAsked: { most: 24, tells: gates.always },
    elsewhere: { most: 10, tells: some(either(isNumber, isWord('giga'), ({ word }) => namesStreaming(word))) },
  },
  offer: { read: readPlan, whenAsked: { most: 24, tells: gates.always } },
  name: {
    read: (words, _, isNamed) => readName(words, 'name', isNamed),
    whenAsked: gates.name,
    elsewhere: gates.wholeName,
  },
  motherName: {
    read: (words, _, isNamed) => readName(words, 'motherName', isNamed),
    whenAsked: gates.name,
    elsewhere: gates.wholeName,
  },
  phone: { read: readPhone, whenAsked: gates.digits, elsewhere: gates.digits },
  email: {
    read: readEmail,
    whenAsked: {
      most: 14,
      tells: some(either(({ kind }) => kind === 'mail', isWord('arroba @ gmail hotmail com outlook yahoo'))),
    },
    elsewhere: { most: 1, tells: some(({ kind }) => kind === 'mail') },
  },
  acceptPromotions: {
    read: readYesNo,
    whenAsked: { most: 9, tells: gates.always },
    elsewhere: { most: 5, tells: some(isOf('PROMO')) },
  },
  notice: { read: readYesNo, whenAsked: { most: 9, tells: gates.always } },
  birthDate: { read: (words, { today }) => readBirthDay(words, today), whenAsked: gates.date, elsewhere: gates.date },
  document: {
    read: readDocument,
    whenAsked: { ...gates.digits, may: either(isNumber, isWord(gates.amongDigits), gates.isShort) },
    elsewhere: gates.digits,
  },
  dueDate: {
    read: readDueDay,
    whenAsked: { most: 3, may: either(isNumber, isWord('e primeiro')), tells: gates.always },
    elsewhere: { most: 3, may: either(isNumber, isWord('e primeiro')), tells: gates.always },
  },
  directDebit: {
    read: readDebit,
    whenAsked: { most: 9, tells: gates.always },
    elsewhere: { most: 5, tells: some(isWord('boleto debito')) },
  },
  bank: {
    read: (words, { banks }) => readBank(words, banks),
    whenAsked: { most: 4, may: gates.wordish, tells: gates.always },
    elsewhere: { most: 4, may: gates.wordish, tells: some(isOf('BANK')) },
  },
  agency: { read: readAgency, whenAsked: gates.bankDigits, elsewhere: gates.bankDigits },
  account: { read: readAccount, whenAsked: gates.bankDigits, elsewhere: gates.bankDigits },
  schedule: {
    read: (words, { today }) => readVisits(words, today),
    whenAsked: { most: 26, tells: some(isOf('WEEKDAY', 'PERIOD', 'NUM')) },
    elsewhere: { most: 6, tells: (tokens) => tokens.some(isOf('WEEKDAY')) && tokens.some(isOf('PERIOD')) },
  },
  code: { read: readCode },
  visitNote: { read: ({ text }) => ({ value: noteAlone(text) }) },
}

/** The words to try for a question while another may be open; null if none. */
export function gateOf(key: Key, open: Open): ReaderGate | null {
  const { whenAsked = gates.anything, elsewhere = null, elsewhereAt = () => true } = readers[key]
  if (key === open || (key === 'plan' && open === 'offer')) return whenAsked
  return elsewhereAt(open) ? elsewhere : null
}
