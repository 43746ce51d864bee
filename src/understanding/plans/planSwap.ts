import type { Plan } from '../../api/contract/sale/plan.ts'
import type { Key } from '../../content/questions/answers.ts'
import { adviceTexts } from '../../content/texts/chat/adviceTexts.ts'
import { isSoText } from '../../content/texts/chat/chatTexts.ts'
import { spokenPlanName } from '../../content/texts/spokenPlanName.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { suggestedPhrase } from '../../funnel/views/suggestedPhrase.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { normalized } from '../line/normalizeText.ts'
import { addReply } from '../replies/addReply.ts'
import { wordSet } from '../line/smallWords.ts'
import { pricedPlans } from '../readContextualAnswer.ts'
import { isOfPlan, isYesNo } from '../readValue.ts'
import type { Understanding } from '../understandingTypes.ts'
import { namesPlan, planChanged, planKey } from './planChanged.ts'
import { costIn } from './planCost.ts'
import { plansAskedOf, speedsIn } from './plansAskedOf.ts'

/** The price of another plan or payment that a line names, and the words to take it: 'ela prefere o de 700' */
export function offerSwap(funnel: Funnel, text: string): string | null {
  const swap = swapNamed(funnel, text)
  return swap && `${costIn(swap.plan)} ${adviceTexts.swap(swap.phrase)}`
}

/** Whether a line wishes for what it names. */
export const wishes = (text: string) => wished.test(normalized(text).plain)
const wished = /\b(?:prefer\w+|prefiro|melhor|quer|quis|queria|pediu|falou (?:para|pra)|peg(?:ar|o)|negocio)\b/

/** Says that the plan or the payment is as a line wants it: '500 eu quis dizer' */
export function whatIsSo(funnel: Funnel, text: string): string | null {
  const { plain } = normalized(text)
  const { directDebit } = answersOf(funnel)
  const own = planOf(funnel)
  const isPlan = own !== null && speedsIn(plain).join() === String(own.plan_download)
  const isPayment = directDebit !== undefined && paymentIn(plain) === directDebit
  return isPlan === isPayment || denies.test(plain) || !wantsSo.test(plain) ? null : soAsItIs(funnel, isPayment)
}
const wantsSo = /\b(?:quis|quero|vou|fico|fica|ser)\b/

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
  const isWords = !isOfPlan(key) && /\p{L}{2}/u.test(text)
  if (isHeard || !isWords) return isWords ? addReply(heard, leftSwap(funnel, text, heard)) : heard
  const offer = offerSwap(funnel, text) ?? whatIsSo(funnel, text)
  return offer === null ? heard : { kind: 'side', reply: offer }
}

/** The offer of another plan that a line names beside answers, if nothing is said of it: 'Ana Lima. Trocou pro 700?' */
function leftSwap(funnel: Funnel, text: string, heard: Understanding): string | null {
  if (heard.kind !== 'answers' && heard.kind !== 'readBack') return null
  const named = besideSpeed.test(text) && heard.answers[planKey(funnel)] === undefined ? swapNamed(funnel, text) : null
  const isOther = named !== null && named.plan !== planOf(funnel)
  return isOther && !heard.reply?.includes(spokenPlanName(named.plan)) ? offerSwap(funnel, text) : null
}
const besideSpeed =
  /(?:\?|(?<!\p{L})(?:t[áa]|troc|mud|pass|pode|vou|vamo|bora|quer|quanto|falei|prefir|melhor|pe[gç]|fic)\p{L}*(?!\p{L})).*\d00(?! ?[\d@])|\d00 ?\?/iu

/** Adds to a reply about another plan or payment the words to take it. */
export function withSwap(funnel: Funnel, text: string, reply: string): string {
  const swap = reply.includes('diga “') ? null : swapNamed(funnel, text)
  return swap ? `${reply} ${adviceTexts.swap(swap.phrase)}` : reply
}

/** The only other plan, or else the other payment, that a line names without denying it. */
function swapNamed(funnel: Funnel, text: string): { plan: Plan; phrase: string } | null {
  const { plain } = normalized(text)
  const own = planOf(funnel)
  if (!own || journey(funnel).facts.order || denies.test(plain)) return null
  const isOfPlans = namesPlan.test(plain) && !ofOther.test(plain)
  const named = isOfPlans ? plansAskedOf(plain, pricedPlans(funnel), own) : []
  const [plan, ...others] = named.filter(({ sku }) => sku !== own.sku)
  const payment = otherPayment(funnel, plain)
  if (!plan) return payment === null ? null : { plan: own, phrase: `${toPayment} ${payment}` }
  const phrase = `${toPlan} ${spokenPlanName(plan)}`
  const isOne = others.length === 0 && !(named.includes(own) && stays.test(plain)) && planChanged(funnel, phrase)
  return isOne ? { plan, phrase: payment ? `${phrase} no ${payment}` : phrase } : null
}
const [toPlan, toPayment] = ['troca para o', 'muda para']
const denies = /\b(?:nao|nem|nunca)\b/
const stays = /\b(?:fic[ao]|deix[ao]|mantenho)\b/
/** Matches 'Minha mãe mora no 700', 'agência 700', 'tenho 500 amigos' */
const ofOther =
  /\bno \d00\b|\b(?:agencia|ag|conta|numero|apt?o?|casa|bloco) \d00\b|\d00@|\b\d00 (?!mega|giga|mesmo|reais)[a-z]{3,}s\b/

function otherPayment(funnel: Funnel, plain: string): string | null {
  const { directDebit } = answersOf(funnel)
  const isDebit = paymentIn(plain)
  if (directDebit === undefined || isDebit === null || isDebit === directDebit) return null
  return isDebit ? 'débito automático' : 'boleto'
}

/** Whether direct debit is the only payment that a line names, or the boleto. */
function paymentIn(plain: string): boolean | null {
  const isDebit = /\bdebito\b/.test(plain)
  return isDebit === /\bboleto\b/.test(plain) ? null : isDebit
}

/** The words that take the plan or payment of the last reply. */
function offeredSwap(funnel: Funnel, key: Key | null): string | null {
  const phrase = isOfPlan(key) ? undefined : suggestedPhrase(key, funnel.asides)
  if (phrase === undefined || phrase.startsWith(toPayment) || phrase.startsWith(toPlan)) return phrase ?? null
  const words = `${toPlan} ${phrase.replace(/^o /, '')}`
  const sku = planChanged(funnel, words)?.[planKey(funnel)]
  return sku === undefined || sku === planOf(funnel)?.sku ? null : words
}

/** The words that take the offer, for a line that does: 'sim, quero esse'. A bare yes may be to what is asked. */
export function saidAsSwap(funnel: Funnel, key: Key | null, text: string): string {
  const words = expandShortForms(normalized(text).plain).split(' ')
  const enough = isYesNo(key) ? taking : key === null ? takingFreely : takingAtWords
  const isTaken =
    !text.includes('?') &&
    words.some((word) => enough.has(word)) &&
    words.every((word) => takingAtWords.has(word) || beside.has(word))
  return (isTaken ? offeredSwap(funnel, key) : null) ?? text
}
const taking = wordSet('esse essa nesse nessa troca trocar muda mudar pega pego levo')
const takingFreely = wordSet('quero quer pode', taking)
const takingAtWords = wordSet('sim', takingFreely)
/** Without 'mesmo', 'já' and 'meu', which may be of the chosen plan. */
const beside = wordSet(
  'ok isso fechado bora claro plano vai melhor o a um com de para pra pro por favor eu vou fico ser ele entao agora ai mim',
)

/** Asks what a yes or an acceptance is to, right after an offer; null if that was asked already. */
export function askSwapOrStay(funnel: Funnel): string | null {
  const phrase = offeredSwap(funnel, null)
  return phrase === null || isStayAsked(funnel) ? null : adviceTexts.swapOrStay(phrase)
}

const isStayAsked = ({ asides }: Funnel) => asides.at(-1)?.reply.startsWith(adviceTexts.stay) === true

/** Whether an acceptance is of the order as it is, and not of what was offered. */
export function acceptsAsItIs(funnel: Funnel, text: string): boolean {
  const own = planOf(funnel)?.plan_download
  return (
    offeredSwap(funnel, null) === null || isStayAsked(funnel) || speedsIn(normalized(text).plain).join() === String(own)
  )
}
