import type { Key } from '../../content/questions/answers.ts'
import { answerTo } from '../../content/faq/faqEntry.ts'
import { subscriptionName } from '../../api/contract/sale/streamingNames.ts'
import { andText } from '../../api/contract/values/joinWords.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { linkedPlanPrice } from '../../funnel/views/linkedPlanPrice.ts'
import { planWishTexts } from '../../content/texts/chat/planWishTexts.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { bankNamedReply } from '../payment/bankNamed.ts'
import { plansIn, toldPlans, withAddressNeeded } from '../readContextualAnswer.ts'
import { describePlan } from '../plans/describePlan.ts'
import { namesUnsold, streamsIn } from '../plans/streamingWords.ts'
import { plansAskedOf } from '../plans/plansAskedOf.ts'
import { kindOfMeaning } from '../meaning/faqTalkKinds.ts'
import { kindsHere, replyToTalk, standOf } from '../talk/replyToTalk.ts'
import { visitByPhoneFor } from '../talk/visitByPhone.ts'
import { entryOf, type Topic } from './findFaqTopic.ts'

const withoutLoyalty = /\bsem (?:a |essa |ter )?fidelidade\b|\btodos? (?:os )?planos?\b/

/** The reply to a question of the FAQ. */
export function faqReply(funnel: Funnel, { id: topic }: Pick<Topic, 'id'>, plain: string): string | null {
  const id = topic.startsWith('streaming-') && namesUnsold(plain) ? 'streaming' : topic
  const entry = entryOf({ id })
  if (!entry) return null
  const byPhone = visitByPhoneFor(funnel, id)
  if (byPhone) return byPhone
  if (id === 'prices' && /\bmotivo\b/.test(plain)) return replyToTalk(funnel, 'whyLaterPrice', plain)
  if (id === 'loyalty' && withoutLoyalty.test(plain)) return replyToTalk(funnel, 'withoutLoyalty', plain)
  const ofOrder = replyOfOrder(funnel, id, plain)
  if (ofOrder !== null) return ofOrder
  const { question } = journey(funnel)
  if (id === 'coverage' && plansIn(funnel).length > 0 && ofHere.test(plain) && !(question && ofAddress.has(question)))
    return notAnAnswerTexts.reached
  const ofBank = id === 'debit-banks' ? bankNamedReply(funnel, plain) : null
  if (ofBank !== null) return ofBank
  const chosen = planOf(funnel) ?? null
  const own = entry.ofOwnPlan ? (plansAskedOf(plain, plansIn(funnel), chosen)[0] ?? chosen) : null
  const reply =
    (id === 'prices' && linkedPlanPrice(funnel)) || answerTo(entry, own ? [own] : toldPlans(funnel)).join(' ')
  const told = (id === 'streaming' ? plansNamed(funnel, plain) : null) ?? reply
  const whole = id === 'streaming' && namesUnsold(plain) ? `${notAnAnswerTexts.notOurs} ${told}` : told
  return ofPrices.has(id) || told !== reply ? withAddressNeeded(funnel, whole) : whole
}

/** Matches 'Chega no meu endereço mesmo?' */
const ofHere =
  /^(?!.*\b(?:bairro|cidade|mudar|irma\w*|mae|pai|filh\w+|vizinh\w+)\b).*\b(?:aqui|meu endereco|minha (?:rua|casa)|ou nao(?: chega)?)\b/
const ofAddress = new Set<Key>(['cep', 'street', 'number', 'complement'])
const ofPrices = new Set(['prices', 'plans'])

/** The reply with the figures of this order, if the question has one. */
function replyOfOrder(funnel: Funnel, id: string, plain: string): string | null {
  const stand = standOf(funnel)
  const isLater = id === 'reschedule' && stand === 'review' && later.test(plain)
  const kind = isLater ? null : kindOfMeaning(id, stand)
  return kind && kindsHere(funnel).has(kind) ? replyToTalk(funnel, kind, plain) : null
}

/** Matches 'Depois de fechado o pedido, dá pra remarcar?', 'e se o bebê nascer antes' */
const later = /\bdepois (?:d[eo]|que)\b|\bse (?:chov\w+|precis\w+|(?:o|a|eu|meu|minha) )/

/** The plans with the named streamings: 'Ainda dá pra botar o de globoplay?' */
function plansNamed(funnel: Funnel, plain: string): string | null {
  const all = streamsIn(plain)
  const slugs = withAll(funnel, all).length > 0 ? all : streamsIn(plain.split(/[.!?;]+\s+/).at(-1) ?? '')
  const plans = withAll(funnel, slugs)
  if (slugs.length === 0 || plans.length === 0) return null
  const byPrice = plans.toSorted((one, other) => one.price_with_dacc - other.price_with_dacc)
  return planWishTexts.having(andText(slugs.map(subscriptionName)), byPrice.slice(0, most).map(describePlan))
}
const withAll = (funnel: Funnel, slugs: readonly string[]) =>
  toldPlans(funnel).filter(({ subscriptions }) => slugs.every((slug) => subscriptions.includes(slug)))
const most = 4
