import type { Day } from '../../api/contract/values/dates.ts'
import { dueDays } from '../../api/contract/values/valueRules.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { doesAsk, isStillValid } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { sentencesOf } from '../line/clauses.ts'
import type { Interpretation } from '../interpret.ts'
import { normalized } from '../line/normalizeText.ts'
import { likelyAnswers } from '../interpretAtQuestion.ts'
import { isAsking } from '../line/isAsking.ts'
import { inDigits } from '../line/numberWords.ts'
import { laterThan, paydayIn, paydayReply } from './paydayReply.ts'
import type { Line, Understanding } from '../understandingTypes.ts'
import { paymentBeside } from '../values/debit.ts'

/** Proposes a day for one that is not in the list, and takes how to pay: 'recebo dia 8, e no boleto' */
export function dueDayWish({ funnel, text, plain, talk }: Line, read: Interpretation): Understanding | null {
  const reply = dayAfterQuestion.test(text) ? null : paydayReply(plain, Number(read.doubted?.dueDate ?? 0))
  const { directDebit: way, dueDate, ...others } = read.answers
  const payday = paydayIn(plain)
  const isPayday = Number(dueDate) === payday && (laterThan(plain) >= payday || daysAfter(payday).test(inDigits(plain)))
  if (
    reply === null ||
    (talk && text.includes('?')) ||
    keysIn(others).length > 0 ||
    (dueDate !== undefined && !isPayday)
  )
    return null
  const day = dayChosen(plain)
  const payment = { ...(way !== undefined && { directDebit: way ? 'sim' : 'não' }), ...paymentBeside(text) }
  if (day !== null) return { kind: 'answers', answers: { ...payment, dueDate: String(day) }, reply: null }
  return keysIn(payment).length > 0 && doesAsk(funnel, 'directDebit')
    ? { kind: 'answers', answers: payment, reply }
    : { kind: 'side', reply }
}

/** The reply to a wish for the due day before its question, and the rest of the line: '… e pagar só depois do dia 5' */
export function dueDayTold(funnel: Funnel, key: Key, text: string, today: Day): { reply: string; rest: string } | null {
  if (key === 'dueDate' || !doesAsk(funnel, 'dueDate') || isStillValid(funnel.kept, 'dueDate')) return null
  const sentences = sentencesOf(text)
  const told = sentences.find((one) => ofBill.test(normalized(one).plain) && !isAsking(one, normalized(one).plain))
  if (told === undefined) return null
  const at = Math.max(told.search(beforeBill), 0)
  const [head, tail] = [told.slice(0, at), normalized(told.slice(at)).plain]
  const isOther = keysIn(likelyAnswers(funnel, key, head, today)).some((one) => one !== 'dueDate')
  const reply = isElse.test(tail) ? null : paydayReply(isOther ? tail : normalized(told).plain)
  const rest = isElse.test(normalized(head).plain) ? [] : [head.trim() + (byBoleto.test(tail) ? ', boleto' : '')]
  // Only a reply that proposes one day suits another question
  return reply?.includes('diga')
    ? { reply, rest: [...sentences.filter((one) => one !== told), ...(isOther ? rest : [])].join(' ') }
    : null
}
const bill = 'vencimento|vencer|fatura|boleto|pagar|(?:conta|cobran[çc]a) (?:\\S+ )?(?:cai|tem|precisa)'
const ofBill = new RegExp(`\\b(?:${bill})\\b`)
/** Matches the first words of the clause about the bill. */
const beforeBill = new RegExp(
  `(?:,\\s+)?(?<!\\p{L})(?:(?:e|mas|que|a|o|no|por|eu|quero|queria|prefiro|posso|preciso)\\s+)*(?:${bill})(?!\\p{L})`,
  'iu',
)
const byBoleto = /^\W*(?:e |no |por |via )*boleto\b/
/** Words of another bill, or of a condition. */
const isElse =
  /\b(?:vivo|claro|oi|net|operadora|hoje|atual|menos|pix|luz|agua|aluguel|vencia|pagava|nao quero|se (?:eu )?pagar|meu (?:boleto|vencimento))\b/

const chosenIn = (plain: string) => Number(chosen.exec(inDigits(plain))?.slice(1).find(Boolean) ?? 0)

/** The day of the list that is chosen after a payday: 'recebo no fim do mês, bota dia 5' */
const dayChosen = (plain: string) => dueDays.find((day) => day === chosenIn(plain)) ?? null
const chosen =
  /(?<!\bnao )\b(?:bota|poe|coloca|deixa|quero|prefiro|marca)(?: (?!dia|depois|antes|apos)\S+){0,3}(?: dia (\d{1,2})\b(?! ?(?:ou|nao))| (\d{1,2})\W*$)/

/** Matches 'Cai dia 5, então uns dois dias depois' */
const daysAfter = (day: number) =>
  new RegExp(`\\b${day}\\b.*\\b(?:\\d|uns|alguns|poucos|pouco|pouquinho)(?: dias?)? depois\\b`)

/** A day in the reason for a question is not wanted: 'a primeira vem cheia? instalando dia 23 não é justo' */
const dayAfterQuestion = /^\D*\?.*\d/s
