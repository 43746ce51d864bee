import { keysIn, type Key } from '../../content/questions/answers.ts'
import { adviceTexts } from '../../content/texts/chat/adviceTexts.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { answersOf, doesAsk } from '../../funnel/answersAndFacts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Funnel } from '../../funnel/state.ts'
import { askingIn, tellingIn } from '../line/clauses.ts'
import { normalized, saidAs } from '../line/normalizeText.ts'
import type { Understanding } from '../understandingTypes.ts'
import { ownBanks, readBank } from '../values/bank.ts'

/** Whether direct debit works with the one bank that is named: 'o nubank, dá débito por ele?' */
export function bankNamedReply(funnel: Funnel, plain: string): string | null {
  const { banks = [] } = journey(funnel).facts
  const name = banks.length > 0 ? onlyBankIn(plain) : null
  if (name === null) return null
  const found = readBank(saidAs(name), banks)
  const bank = found && 'value' in found ? banks.find(({ code }) => code === found.value) : undefined
  return bank ? adviceTexts.bankAccepted(bank.name) : notAnAnswerTexts.bankNotTaken
}

/** The reply to a question whether a bank serves, beside other words: 'débito, mas é do Nubank, rola?' */
export function bankAsked(funnel: Funnel, plain: string): string | null {
  const asked = askingIn(plain).filter((sentence) => isAccepted.test(sentence) && !ofAnother.test(sentence))
  return asked.length === 0 ? null : bankNamedReply(funnel, asked.join(' '))
}
/** Kinds of accounts, other holders and changes, which are other questions. */
const ofAnother =
  /\b(?:poupanca|salario|conjunta|outr[oa]|troc\w+|mud\w+|depois|filh\w+|mae|pai|marido|esposa|mulher)\b/
export const isAccepted =
  /\b(?:serve|aceita\w*|vale|pode|funciona|trabalha\w*|entra|rola|da (?:debito|certo|pra|para))\b.*(?:\?|\bsim ou nao\b)/

/** Adds the direct debit that an account means: 'dia 10. agência 0001, conta 44718-3' */
export function withDebitBeside(funnel: Funnel, key: Key, heard: Understanding): Understanding {
  if (heard.kind !== 'answers' && heard.kind !== 'readBack') return heard
  const isOpen = doesAsk(funnel, 'directDebit') && answersOf(funnel).directDebit === undefined && key !== 'directDebit'
  const isMeant = isOpen && heard.answers.account !== undefined && heard.answers.directDebit === undefined
  return isMeant ? { ...heard, answers: { ...heard.answers, directDebit: 'sim' } } : heard
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
