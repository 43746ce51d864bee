import { keysIn, type Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import type { Interpretation } from '../interpret.ts'
import { normalized } from '../line/normalizeText.ts'
import { areFewWords, wants } from '../line/openingPhrases.ts'
import { isOfPlan, spokenOf } from '../readValue.ts'
import type { Understanding } from '../understandingTypes.ts'
import { withoutAsking } from '../line/withoutAsking.ts'

/** Drops a payment or a bank that a remark at another question only mentions: 'o boleto veio errado' */
export function onlyChosen(asked: Key, plain: string, answers: Interpretation['answers']): Interpretation['answers'] {
  const told = withoutAsking(plain)
  const isTold = answers.directDebit === undefined || spokenOf.directDebit?.test(told)
  const isChosen = isTold && (isOfPlan(asked) || areFewWords(plain) || chooses.test(told) || lists.test(told))
  if (ofPayment.has(asked) || isChosen) return answers
  const { directDebit: _, bank, ...others } = answers
  return asked === 'bank' && bank !== undefined ? { ...others, bank } : others
}

/** Matches 'Vencimento dia 5 e boleto', 'Santander ag 0033 conta 13004567-8' */
const lists =
  /(?:^|[,;.]|\be|\bdia \d{1,2})\s*(?:n[oa] |por |via |com )?(?:boleto|debito)(?: automatico| em conta)?\s*(?:$|[,.;!])|\bag(?:encia)?\.? \d/

/** Questions at which the payment and its bank may be given too. */
const ofPayment = new Set<Key>(['dueDate', 'directDebit'])
const chooses = new RegExp(
  `(?<!\\bnao )(?:${wants.source}|\\b(?:poe|pago|pagar|uso|falei|banco e|errei|(?:troc|mud|corrig)\\w+)\\b)`,
)

/** Matches '10 conto a mais no boleto.. tem multa?' */
const dearerByBill = /\b(?:\d+|dez)(?: ?(?:reais|real|contos?|pilas?))? a mais (?:no |por |pelo )?boleto\b/
/** Matches 'Não gostaria de boleto. Tem outro jeito?' */
const deniesBill =
  /^(?!.*\bdebito\b).*\bnao (?:quero|queria|gostaria|gosto|curto|uso|prefiro|posso)(?: (?:pagar|usar|de|do|o|no|por|com|mais))* boleto\b/

/** Matches 'Esqueci de pagar o boleto da outra internet' */
export const ofOtherBill =
  /\besqueci de pagar\b|\b(?:boleto|debito|fatura) d[aeo] (?:outr[ao] (?:internet|conta|operadora|casa|empresa)|antig[ao]|vivo|claro|luz|agua)\b/
/** Matches 'Esse débito automático me dá medo' */
export const fearsDebit =
  '\\b(?:debito(?: automatico)? (?:\\S+ ){0,3}(?:med(?:o|inho)|receio|pavor|agonia)|(?:med(?:o|inho)|receio|pavor) (?:\\S+ ){0,2}debito)\\b'
const choosesBill = /(?:^|\b(?:prefiro|quero|ser|no|de) )boleto\b/
const yesOrNo = /\b(?:sim|nao|bora|pode|claro|isso|ok|aceito)\b/
const takesBill =
  /^(?!.*\b(?:ser|vou no|quero) debito\b).*(?<!\bnao )\b(?:prefiro|quero|vou (?:no|de|com)|fico (?:no|com)|melhor) (?:o )?boleto\b/
const fearless = /\b(?:nao|sem) (?:tenho |da |me da )?(?:med|receio|pavor)/
const fearsAndAsks = new RegExp(`${fearsDebit}[^.;!]*\\?`)

/** Drops a payment that only a question names, or that the line denies: 'Ana Lima. e o débito?' */
export function withoutAskedPayment(asked: Key, text: string, heard: Understanding): Understanding {
  if ((heard.kind !== 'answers' && heard.kind !== 'readBack') || heard.answers.directDebit === undefined) return heard
  const { plain } = normalized(text)
  const isTold = !plain.includes('?') || spokenOf.directDebit?.test(withoutAsking(plain)) !== false
  const isComplaint = !ofPayment.has(asked) && dearerByBill.test(plain) && !chooses.test(plain)
  const isOnlyAsked = heard.kind === 'readBack' && !isTold && !chooses.test(plain) && !yesOrNo.test(plain)
  const isFeared = fearsAndAsks.test(plain) && !fearless.test(plain)
  if (isFeared && takesBill.test(plain) && heard.answers.directDebit === 'sim') {
    const { bank: _bank, ...kept } = heard.answers
    return { ...heard, answers: { ...kept, directDebit: 'não' } }
  }
  const isDenied =
    (heard.answers.directDebit === 'não' && (isComplaint || deniesBill.test(plain))) ||
    (isFeared && (!choosesBill.test(plain) || dearerByBill.test(plain)))
  if (!isDenied && !isOnlyAsked && (ofPayment.has(asked) || isTold)) return heard
  const { directDebit: _, bank: __, ...others } = heard.answers
  if (keysIn(others).length > 0) return { ...heard, answers: others }
  return { kind: 'side', reply: heard.reply ?? notAnAnswerTexts.unanswered }
}
