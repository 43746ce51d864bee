import type { Plan } from '../../api/contract/sale/plan.ts'
import type { Key } from '../../content/questions/answers.ts'
import { adviceTexts } from '../../content/texts/chat/adviceTexts.ts'
import { isSoText } from '../../content/texts/chat/chatTexts.ts'
import { spokenPlanName } from '../../content/texts/spokenPlanName.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { acceptAsk } from '../../funnel/views/priceLines.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { suggestedPhrase } from '../../funnel/views/suggestedPhrase.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { normalized } from '../line/normalizeText.ts'
import { ofOtherBill } from '../payment/onlyChosen.ts'
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
const wished = /\b(?:aceit\w+|prefer\w+|prefiro|melhor|quer|quis|queria|pediu|falou (?:para|pra)|peg(?:ar|o)|negocio)\b/

/** Says that the plan or the payment is as a line wants it, or asks which it wants: '500 eu quis dizer', 'deixa como está' */
export function whatIsSo(funnel: Funnel, text: string): string | null {
  const { plain } = normalized(text)
  const isReview = journey(funnel).current.kind === 'review'
  if (asItIs.test(plain)) return keptInstead(funnel) ?? (isReview ? acceptAsk(funnel) : null)
  const phrase = onlyPoints.test(plain) ? offeredSwap(funnel, null) : null
  if (phrase !== null) return adviceTexts.swapOrStay(phrase)
  const { directDebit } = answersOf(funnel)
  const own = planOf(funnel)
  const isPlan = own !== null && speedsIn(plain).join() === String(own.plan_download)
  const isPayment = directDebit !== undefined && paymentIn(plain) === directDebit
  return isPlan === isPayment || denies.test(plain) || ofOther.test(plain) || !wantsSo.test(plain)
    ? null
    : soAsItIs(funnel, isPayment)
}
const wantsSo =
  /^(?:(?:(?:o|a|de|no|com|eu|e|entao|mesmo|plano|mega|automatico|mantem|mantenho|deix[ao]|prefiro|fic[ao]|ficar|quero|quis|dizer|vou|pode|pra|para|da|ser|ta|esta|bom|otimo|\d00|boleto|debito)\b)[\s,.!?]*)+$/

/** Matches 'Deixa como está' */
const asItIs =
  /^(?:(?:entao|ah|pode|melhor),? )*(?:deixa?r?|fica?r?|mantem)?\s?(?:tudo )?(?:como|do jeito que|assim como) (?:ja )?(?:esta|ta)\W*$/
/** Matches 'Esse mesmo', which may be the offer or the order */
const onlyPoints =
  /^(?:(?:e|esse|essa|quero|ja|mesmo|troca|trocar|pode|que|eu|sim|isso|obrigad[oa]|fica|fico)\b[\s,.!]*)+$/

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
  return isOther && !heard.reply?.includes(spokenPlanName(named.plan)) && !heard.reply?.includes('diga “')
    ? offerSwap(funnel, text)
    : null
}
const besideSpeed =
  /(?<!\p{L})(?:(?:bora|vamo|troc|mud|pass)\p{L}* (?:pr[ao]|para|n?o|n?o de|de|pr[ao] o)|pode ser o de|t[áa](?: no| o)?|[ée] o de) ?\d00 ?(?:megas?)? ?(?:n[ée])?\s*(?:[?.,!]|$)/iu

/** Adds to a reply about another plan or payment the words to take it. */
export function withSwap(funnel: Funnel, text: string, reply: string): string {
  const swap = reply.includes('diga “') ? null : swapNamed(funnel, text)
  return swap ? `${reply} ${adviceTexts.swap(swap.phrase)}` : reply
}

/** The only other plan, or else the other payment, that a line names without denying it. */
function swapNamed(funnel: Funnel, text: string): { plan: Plan; phrase: string } | null {
  const { plain } = normalized(text)
  const own = planOf(funnel)
  const { directDebit } = answersOf(funnel)
  if (!own || journey(funnel).facts.order || denies.test(plain)) return null
  const isOfPlans = namesPlan.test(plain) && !ofOther.test(plain)
  const named = isOfPlans ? plansAskedOf(plain, pricedPlans(funnel), own) : []
  const [plan, ...others] = named.filter(({ sku }) => sku !== own.sku)
  const payment = otherPayment(funnel, plain)
  if (!plan) return payment === null ? null : { plan: own, phrase: `${toPayment} ${payment}` }
  const phrase = `${toPlan} ${spokenPlanName(plan)}`
  const isOne =
    others.length === 0 &&
    stays.exec(plain)?.slice(1).find(Boolean) !== String(own.plan_download) &&
    planChanged(funnel, phrase)
  const isByBill = payment === null && directDebit === undefined && paymentIn(plain) === false
  return isOne ? { plan, phrase: payment || isByBill ? `${phrase} no ${payment ?? 'boleto'}` : phrase } : null
}
const [toPlan, toPayment] = ['troca para o', 'muda para']
const denies = /\b(?:nao|nem|nunca)\b/
const stays =
  /\b(?:fic[ao]|deix[ao]|mantenho|prefiro)(?: (?:com|no|[oa]|de))* (\d00)\b|\b(\d00)(?: megas?)? e melhor que\b/
/** Matches 'Minha mãe mora no 700', 'agência 700', 'tenho 500 amigos' */
const ofOther =
  /\b(?:mor\w+|viv\w+|rua|av\w*|predio|agencia|ag|conta|numero|apt?o?|casa|bloco) (?:\S+ )?(?:n[oa] )?\d00\b|\d00@|\b\d00 (?:amig|pesso|metro|aparelh|funcion|vez|km)\w*/

function otherPayment(funnel: Funnel, plain: string): string | null {
  const { directDebit } = answersOf(funnel)
  const isDebit = paymentIn(plain)
  if (directDebit === undefined || isDebit === null || isDebit === directDebit || ofOtherBill.test(plain)) return null
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
  const words = expandShortForms(normalized(text).plain).replace(toIt, 'quero esse').split(' ')
  const enough = isYesNo(key) ? taking : key === null ? takingFreely : takingAtWords
  const isTaken =
    !text.includes('?') &&
    words.some((word) => enough.has(word)) &&
    words.every((word) => takingAtWords.has(word) || beside.has(word))
  return (isTaken ? offeredSwap(funnel, key) : null) ?? text
}
const toIt = /\b(?:quero|levo|pego|pega|(?:fico|vou) com|(?:troca|muda) (?:pra|para)|pode ser) el[ea]\b/
const taking = wordSet('esse essa nesse nessa troca trocar muda mudar pega pego levo')
const takingFreely = wordSet('quero quer pode', taking)
const takingAtWords = wordSet('sim', takingFreely)
/** Without 'mesmo', 'já' and 'meu', which may be of the chosen plan. */
const beside = wordSet(
  'ok isso fechado bora claro plano vai melhor o a um com de para pra pro por favor eu vou fico ficar ser entao agora ai mim obrigado obrigada',
)

/** Asks what a yes or an acceptance is to, right after an offer; null if that was asked already. */
export function askSwapOrStay(funnel: Funnel, text: string): string | null {
  const phrase = offeredSwap(funnel, null)
  return phrase === null || (isStayAsked(funnel) && !points.test(normalized(text).plain))
    ? null
    : adviceTexts.swapOrStay(phrase)
}
/** Matches 'Aceito esse', which may be the offer or the order */
const points = /\b(?:n?ess[ea]|n?est[ea]|el[ea]|nov[oa]|maior|outr[oa]|plano|valor|preco|troc\w+)\b/

const isStayAsked = ({ asides }: Funnel) => asides.at(-1)?.reply.startsWith(adviceTexts.stay) === true

/** Whether an acceptance is of the order as it is, and not of what was offered. */
export function acceptsAsItIs(funnel: Funnel, text: string): boolean {
  const phrase = offeredSwap(funnel, null)
  const { plain } = normalized(text)
  const own = String(planOf(funnel)?.plan_download)
  const isOwn = speedsIn(plain).join() === own && phrase?.startsWith(toPlan) && speedsIn(phrase).join() !== own
  return phrase === null || isOwn || (isStayAsked(funnel) && !points.test(plain))
}
