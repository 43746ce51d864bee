import type { Key } from '../../content/questions/answers.ts'
import { bankNamedReply, isAccepted } from './bankNamed.ts'
import { sentencesOf } from '../line/clauses.ts'
import { isYesNo } from '../readValue.ts'
import { adviceTexts } from '../../content/texts/chat/adviceTexts.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { interpretAtQuestion } from '../interpretAtQuestion.ts'
import type { Bank } from '../../api/contract/bank.ts'
import { normalized } from '../line/normalizeText.ts'
import { isAboutOthers } from '../line/aboutOthersOrUnsure.ts'
import { ownBanks, twoBanks } from '../values/bank.ts'
import type { Line, Understanding } from '../understandingTypes.ts'

/** Whether a bank is accepted: one of the list is read back with a yes, another gets a no. */
export function replyWhetherBankAccepted({ funnel, key, text, plain, today }: Line): Understanding | null {
  const { banks = [] } = journey(funnel).facts
  const isWhich = whichAsked.test(plain) || (key === 'bank' ? twoBanks : isAccepted).test(plain)
  const [one, other, ...more] = isWhich ? banksNamed({ funnel, text, today }) : []
  if (one && other && more.length === 0)
    return { kind: 'side', reply: adviceTexts.bothBanks(nameOf(one, banks), nameOf(other, banks)) }
  if (key !== 'bank') return asksOfBank(key, text, plain) ? sideOf(bankNamedReply(funnel, plain)) : null
  if (!text.includes('?') || banks.length === 0) return null
  const asked = plain.replace(/\bcontas? (?=d[oae] )/g, '')
  if (isAboutOthers(plain) || ofAccount.test(asked)) return null
  const [, name] = nameLast.exec(asked) ?? nameFirst.exec(asked) ?? []
  if (name === undefined || noName.test(name)) return null
  const { bank } = interpretAtQuestion(funnel, 'bank', name, today).answers
  if (typeof bank === 'string') return { kind: 'readBack', answers: { bank }, reply: notAnAnswerTexts.bankTaken }
  return name.split(' ').length > 3 ? null : { kind: 'side', reply: notAnAnswerTexts.bankNotTaken }
}

const sideOf = (reply: string | null): Understanding | null => (reply === null ? null : { kind: 'side', reply })

/** Matches a single question at other steps: 'Nubank então serve?' */
const asksOfBank = (key: Key, text: string, plain: string) =>
  sentencesOf(text).length === 1 &&
  !/\d{2}/.test(plain) &&
  !(isYesNo(key) && opensWithAnswer.test(plain)) &&
  !isAboutOthers(plain) &&
  isAccepted.test(plain)
const opensWithAnswer = /^\W*(?:sim|s|nao|n|quero|debito|boleto)\b/
/** Matches 'Tenho Sicredi e Itaú, qual vocês aceitam?' */
const whichAsked = /\b(?:qual|quais)\b|\bou\b.*\baceitam?\b/
const nameOf = (code: string, banks: readonly Bank[]) => banks.find((bank) => bank.code === code)?.name ?? code

/** The codes of the well-known banks that words name. */
export function banksNamed({ funnel, text, today }: Pick<Line, 'funnel' | 'text' | 'today'>): Set<string> {
  const { plain } = normalized(text)
  const names = Array.from(plain.matchAll(ownBanks), ([, name = '']) => name)
  const codes = names.map((name) => interpretAtQuestion(funnel, 'bank', name, today).answers.bank)
  return new Set(codes.filter((bank) => typeof bank === 'string'))
}

/** Matches 'Sicredi, vocês trabalham com ele?' */
const nameFirst =
  /^(?:(?:e|eh|oi|o|a|eu|so|se for|tenho|minha conta e|uso) )*(?:n?[oa] |d[oa] |pel[oa] )?([a-z][^,?]{1,30}?)(?:,[^?]*)?,? (?:(?:voces?|vcs?) )?(?:aceita|aceitam|trabalha|trabalham|atende|atendem|serve|pode|vale|da certo)\b[^?]*\?/
/** Matches 'Vocês aceitam PicPay?' */
const nameLast =
  /^(?:(?:e|oi|voces?|vcs?) )*(?:aceitam?|trabalham?(?: com)?|pode ser|serve)(?: [oa]| d[oa]| pel[oa]| n[oa])? ([a-z][^,?]{1,30}?)\s*\?/
const noName =
  /^(?:banco|bancos|digital|digitais)$|^(?:voces?|vcs?|el[ea]|ess[ea]|est[ea]|qualquer|tod[oa]s?|outr[oa]|o banco|contas?|poupanca|cartao|pix|boleto|minha|meu|que|qual|quais|quem|como|se|ser|so|nao|n?[oa] |d[oa] )\b/
/** Kinds of accounts; whether they qualify is up to the bank. */
const ofAccount = /\b(?:conta|salario|poupanca|bolsa|aposentadoria|beneficio|pensao|conjunta)\b/
