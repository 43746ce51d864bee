import { keysIn } from '../content/questions/answers.ts'
import { adviceTexts } from '../content/texts/chat/adviceTexts.ts'
import { notAnAnswerTexts } from '../content/texts/chat/notAnAnswerTexts.ts'
import { answersOf } from '../funnel/answersAndFacts.ts'
import { journey } from '../funnel/journey/journey.ts'
import type { Funnel } from '../funnel/state.ts'
import { tellingIn } from './clauses.ts'
import { normalized, saidAs } from './normalizeText.ts'
import type { Understanding } from './understandingTypes.ts'
import { ownBanks, readBank } from './values/bank.ts'

/** Whether direct debit works with the one bank that is named: 'o nubank, dá débito por ele?' */
export function bankNamedReply(funnel: Funnel, plain: string): string | null {
  const { banks = [] } = journey(funnel).facts
  const name = banks.length > 0 ? onlyBankIn(plain) : null
  if (name === null) return null
  const found = readBank(saidAs(name), banks)
  const bank = found && 'value' in found ? banks.find(({ code }) => code === found.value) : undefined
  return bank ? adviceTexts.bankAccepted(bank.name) : notAnAnswerTexts.bankNotTaken
}

/** Adds the bank that is named together with direct debit: 'no débito, conta do nubank' */
export function withBankBeside(funnel: Funnel, text: string, heard: Understanding): Understanding {
  if ((heard.kind !== 'answers' && heard.kind !== 'readBack') || heard.answers.directDebit !== 'sim') return heard
  if (keysIn(heard.answers).includes('bank') || answersOf(funnel).bank !== undefined) return heard
  const told = tellingIn(text).filter((one) => ofAccount.test(one))
  const name = onlyBankIn(normalized(told.join(' ')).plain)
  const found = name === null ? null : readBank(saidAs(name), journey(funnel).facts.banks ?? [])
  return found && 'value' in found ? { ...heard, answers: { ...heard.answers, bank: found.value } } : heard
}

const ofAccount = /d[ée]bito|conta|banco/i

function onlyBankIn(plain: string): string | null {
  const [name, ...others] = new Set(Array.from(plain.matchAll(ownBanks), ([, one = '']) => one))
  return name === undefined || others.length > 0 ? null : name
}
