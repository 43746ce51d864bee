import { subscriptionName } from '../../api/contract/sale/streamingNames.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { andText } from '../../api/contract/values/joinWords.ts'
import { streamingOrder } from '../../api/contract/sale/streamings.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { streamingWishTexts } from '../../content/texts/chat/editTexts.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { toldPlans } from '../readContextualAnswer.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { smallWords, wordSet } from '../line/smallWords.ts'
import { namesUnsold, streamingName, streamsIn, unsold } from './streamingWords.ts'

/** Another plan to take, the reason why there is none, or that the chosen one already fits. */
export type StreamingWish = { sku: string } | { why: string } | { reply: string }

/** Handles a wish for other streamings than the chosen plan's: 'tira o streaming', 'quero com globoplay' */
export function streamingWish(funnel: Funnel, plain: string): StreamingWish | null {
  const chosen = planOf(funnel)
  const words = expandShortForms(plain.replaceAll('+', ' plus '))
  if (!chosen || plain.includes('?') || !isWish(words)) return null
  const plans = toldPlans(funnel)
  if (namesUnsold(words)) return { why: streamingWishTexts.unknownStreaming(namesIn(plans)) }
  const [taken, given] = sides(words)
  if (taken === '' && given === '') return { why: streamingWishTexts.whichStreaming(namesIn(plans)) }
  return planWith(chosen, plans, leftOf(chosen, taken), streamsIn(given))
}

/** The plan of the same speed with these streamings, added to those of the chosen one or alone. */
function planWith(
  chosen: Plan,
  plans: readonly Plan[],
  left: readonly string[],
  added: readonly string[],
): StreamingWish {
  const alike = plans.filter((plan) => plan.plan_download === chosen.plan_download)
  const found = [[...left, ...added], added.length > 0 ? added : left]
    .map((wanted) => cheapest(alike.filter((plan) => isSame(plan.subscriptions, wanted))))
    .find((plan) => plan !== null)
  if (found?.sku === chosen.sku) return { reply: streamingWishTexts.isSo(found.plan) }
  return found
    ? { sku: found.sku }
    : { why: streamingWishTexts.noSuchPlan(speedName(chosen.plan_download), names(added)) }
}

const leftOf = ({ subscriptions }: Plan, taken: string) =>
  subscriptions.filter((slug) => !/\bstreamings?\b/.test(taken) && !streamsIn(taken).includes(slug))

const isSame = (some: readonly string[], others: readonly string[]) =>
  new Set([...some, ...others]).size === new Set(some).size && some.every((one) => others.includes(one))

const names = (slugs: readonly string[]) => andText(slugs.map(subscriptionName))
const namesIn = (plans: readonly Plan[]) =>
  names(streamingOrder.filter((slug) => plans.some(({ subscriptions }) => subscriptions.includes(slug))))

const swap = /\b(?:troc\w+|mud\w+|substitu\w+) (?:(?:o|a|de) )?(.+) (?:para o|para a|para|pro|por|pelo|pela) (.+)/

/** The words about streamings to remove, and about those to add. */
function sides(words: string): readonly [taken: string, given: string] {
  const swapped = swap.exec(words)
  if (swapped) return [swapped[1] ?? '', swapped[2] ?? '']
  if (another.test(words)) return ['', '']
  return taking.test(words) ? [words, ''] : ['', words]
}

const another = /\boutr[oa]s? streamings?\b|\b(?:troc|mud)\w+ (?:o |de |d?os )?streamings?$/
const taking = /\b(?:tir\w+|remov\w+|retir\w+|sem|dispenso|nao)\b/
const streamingNamed = new RegExp(`\\b(?:${streamingName}|${unsold})\\b`, 'g')
const wishing =
  /\b(?:tir\w+|remov\w+|retir\w+|sem|dispenso|nao quero|adicion\w+|coloc\w+|inclu\w+|bot\w+|poe|acrescent\w+|quer\w+|com|prefiro|troc\w+|mud\w+|substitu\w+)\b/

const isWish = (words: string) =>
  wishing.test(words) &&
  words.search(streamingNamed) >= 0 &&
  words
    .replace(streamingNamed, ' ')
    .replace(new RegExp(wishing, 'g'), ' ')
    .split(' ')
    .every((word) => word === '' || around.has(word))

const around = wordSet(
  'nao mais outro outra outros tv video plus play plano tambem junto incluso incluido pode poderia sem nenhum favor trocar por pelo pela usar uso assistir assisto vejo preciso',
  smallWords,
)
