import type { Bank } from '../api/contract/bank.ts'
import type { Day } from '../api/contract/values/dates.ts'
import type { Key } from '../content/questions/answers.ts'
import { questions } from '../content/questions/questions.ts'
import { trimmed, type Said } from './normalizeText.ts'
import { bothWays } from './aboutOthersOrUnsure.ts'
import { withoutCourtesy } from './courtesy.ts'
import { readAccount, readAgency } from './values/bankAccount.ts'
import { readBank } from './values/bank.ts'
import { readBirthDay } from './values/birthDay.ts'
import { readCode } from './values/code.ts'
import { readCep } from './values/cep.ts'
import { readComplement } from './values/complement.ts'
import { readDebit } from './values/debit.ts'
import { readDocument } from './values/document.ts'
import { readDueDay } from './values/dueDay.ts'
import { readEmail } from './values/email.ts'
import type { Found } from './values/readerResult.ts'
import { readHouseNumber } from './values/houseNumber.ts'
import { readName } from './values/name.ts'
import { readPhone } from './values/phone.ts'
import { readPlan } from './values/plan.ts'
import type { Choice } from './plans/plansMeant.ts'
import { readLot, readPlace, readState } from './values/addressPlaces.ts'
import { readVisits } from './values/visits.ts'
import { readYesNo } from './values/yesNo.ts'

/** What the reading knows of the world: the plans and banks that may be named, and the day it is. */
export type World = Choice & { banks: readonly Bank[]; today: Day }

/** The question that is open, if one is. */
export type Open = Key | null

/** What some words say, as the answer to one question. `isNamed` says that 'meu nome é' or the like came before them. */
export function readValue(key: Key, words: Said, world: World, isNamed = false): Found {
  if (isYesNo(key) && bothWays.test(words.plain)) return null
  const said = withoutCourtesy(words)
  const agreed = isYesNo(key) ? readAgreement(key, trimmed(words)) : null
  if (agreed) return agreed
  return said.plain === '' ? null : readOne(key, said, world, isNamed)
}

/** Whether a plan is asked for. A customer's is an offer. */
export const isOfPlan = (ask: Open) => ask === 'plan' || ask === 'offer'

/** Whether a question is answered by yes or no. */
export const isYesNo = (key: Open) => key !== null && ['yesNo', 'consent'].includes(questions[key].input.kind)
const readAgreement = (key: Key, said: Said) => (key === 'directDebit' ? readDebit(said) : readYesNo(said))

function readOne(key: Key, said: Said, { offers, shown, isOpenEnded, banks, today }: World, isNamed: boolean): Found {
  switch (key) {
    case 'cep':
      return readCep(said)
    case 'number':
      return readHouseNumber(said)
    case 'complement':
      return readComplement(said)
    case 'name':
    case 'motherName':
      return readName(said, key, isNamed)
    case 'phone':
      return readPhone(said)
    case 'email':
      return readEmail(said)
    case 'birthDate':
      return readBirthDay(said, today)
    case 'document':
      return readDocument(said)
    case 'dueDate':
      return readDueDay(said)
    case 'directDebit':
      return readDebit(said)
    case 'bank':
      return readBank(said, banks)
    case 'agency':
      return readAgency(said)
    case 'account':
      return readAccount(said)
    case 'acceptPromotions':
    case 'notice':
      return readYesNo(said)
    case 'plan':
    case 'offer':
      return readPlan(said, { offers, shown, isOpenEnded })
    case 'schedule':
      return readVisits(said, today)
    case 'state':
      return readState(said)
    case 'block':
    case 'lot':
      return readLot(said)
    case 'city':
    case 'neighborhood':
    case 'street':
      return readPlace(said, key)
    case 'code':
      return readCode(said)
  }
}
