import type { Plan } from '../../api/contract/sale/plan.ts'
import type { Key } from '../../content/questions/answers.ts'
import { adviceTexts } from '../../content/texts/chat/adviceTexts.ts'
import { isSoText } from '../../content/texts/chat/chatTexts.ts'
import { spokenPlanName } from '../../content/texts/spokenPlanName.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { suggestedPhrase } from '../../funnel/views/suggestedPhrase.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { normalized } from '../line/normalizeText.ts'
import { smallWords, wordSet } from '../line/smallWords.ts'
import { pricedPlans } from '../readContextualAnswer.ts'
import { isOfPlan, isYesNo } from '../readValue.ts'
import type { Understanding } from '../understandingTypes.ts'
import { planChanged, planKey } from './planChanged.ts'
import { costIn } from './planCost.ts'
import { plansAskedOf, speedsIn } from './plansAskedOf.ts'

/** The price of another plan or payment that a line names, and the words to take it: 'ela prefere o de 700' */
export function offerSwap(funnel: Funnel, text: string): string | null {
  const swap = swapNamed(funnel, text)
  return swap ? `${costIn(swap.plan)} ${adviceTexts.swap(swap.phrase)}` : whatIsSo(funnel, text)
}

/** Says that the plan or the payment is as a line wants it: '500 eu quis dizer' */
function whatIsSo(funnel: Funnel, text: string): string | null {
  const { plain } = normalized(text)
  const { directDebit } = answersOf(funnel)
  const own = planOf(funnel)
  const isPlan = own !== null && speedsIn(plain).join() === String(own.plan_download)
  const isPayment = directDebit !== undefined && paymentIn(plain) === directDebit
  if (denies.test(plain) || isPlan === isPayment) return null
  return soAsItIs(funnel, isPayment)
}

/** Says that the plan or the payment stays, after a no to an offer. */
export function keptInstead(funnel: Funnel): string | null {
  const phrase = offeredSwap(funnel, null)
  return phrase && soAsItIs(funnel, phrase.startsWith(toPayment))
}

function soAsItIs(funnel: Funnel, isPayment: boolean): string {
  const key = isPayment ? 'directDebit' : planKey(funnel)
  return isSoText([[key, showAnswer(funnel, key)]])
}

/** Takes the swap that was offered, or offers the one that a line names if nothing else is heard in it. */
export function orSwap(funnel: Funnel, key: Key, text: string, hear: (text: string) => Understanding): Understanding {
  const heard = hear(saidAsSwap(funnel, key, text))
  const isHeard = heard.kind !== 'refused' && !(heard.kind === 'side' && heard.isUnsure)
  const offer = isHeard || isOfPlan(key) || !/\p{L}{2}/u.test(text) ? null : offerSwap(funnel, text)
  return offer === null ? heard : { kind: 'side', reply: offer }
}

/** Adds to a reply about another plan or payment the words to take it. */
export function withSwap(funnel: Funnel, text: string, reply: string): string {
  const swap = reply.includes('diga “') ? null : swapNamed(funnel, text)
  return swap ? `${reply} ${adviceTexts.swap(swap.phrase)}` : reply
}

/** The only other plan, or else the other payment, that a line names without denying it. */
function swapNamed(funnel: Funnel, text: string): { plan: Plan; phrase: string } | null {
  const { plain } = normalized(text)
  const own = planOf(funnel)
  if (!own || denies.test(plain)) return null
  const [plan, ...others] = plansAskedOf(plain, pricedPlans(funnel), own).filter(({ sku }) => sku !== own.sku)
  const phrase = plan ? `${toPlan} ${spokenPlanName(plan)}` : otherPayment(funnel, plain)
  const isOne = others.length === 0 && (!plan || planChanged(funnel, `${toPlan} ${spokenPlanName(plan)}`) !== null)
  return phrase !== null && isOne ? { plan: plan ?? own, phrase } : null
}
const [toPlan, toPayment] = ['troca para o', 'muda para']
const denies = /\b(?:nao|nem|nunca)\b/

function otherPayment(funnel: Funnel, plain: string): string | null {
  const { directDebit } = answersOf(funnel)
  const isDebit = paymentIn(plain)
  if (directDebit === undefined || isDebit === null || isDebit === directDebit) return null
  return `${toPayment} ${isDebit ? 'débito automático' : 'boleto'}`
}

/** Whether direct debit is the only payment that a line names, or the boleto. */
function paymentIn(plain: string): boolean | null {
  const isDebit = /\bdebito\b/.test(plain)
  return isDebit === /\bboleto\b/.test(plain) ? null : isDebit
}

/** The words that take the plan or payment of the last reply. */
export function offeredSwap(funnel: Funnel, key: Key | null): string | null {
  const phrase = isOfPlan(key) ? undefined : suggestedPhrase(key, funnel.asides)
  if (phrase === undefined || phrase.startsWith(toPayment)) return phrase ?? null
  const words = phrase.startsWith(toPlan) ? phrase : `${toPlan} ${phrase.replace(/^o /, '')}`
  const sku = planChanged(funnel, words)?.[planKey(funnel)]
  return sku === undefined || sku === planOf(funnel)?.sku ? null : words
}

/** The words that take the offer, for a line that does: 'sim, quero esse'. A bare yes may be to what is asked. */
export function saidAsSwap(funnel: Funnel, key: Key | null, text: string): string {
  const words = expandShortForms(normalized(text).plain).split(' ')
  const isTaken =
    !text.includes('?') &&
    words.some(
      (word) =>
        taking.has(word) || (wanting.has(word) && !isYesNo(key)) || (word === 'sim' && key !== null && !isYesNo(key)),
    ) &&
    words.every((word) => taking.has(word) || wanting.has(word) || beside.has(word))
  return (isTaken ? offeredSwap(funnel, key) : null) ?? text
}
const taking = wordSet('esse essa nesse nessa ele troca trocar muda mudar pega pego levo fico')
const wanting = wordSet('quero quer pode')
const beside = wordSet('sim ok isso fechado bora claro plano vai melhor', smallWords)

/** Asks what a yes or an acceptance is to, right after an offer. */
export function askSwapOrStay(funnel: Funnel): string | null {
  const [phrase, own] = [offeredSwap(funnel, null), planOf(funnel)]
  return phrase !== null && own ? adviceTexts.swapOrStay(phrase, spokenPlanName(own)) : null
}
