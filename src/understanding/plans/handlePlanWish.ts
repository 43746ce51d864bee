import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { planAdviceReply } from './planAdviceReply.ts'
import { plansIn, pricedPlans } from '../readContextualAnswer.ts'
import { isOfPlan } from '../readValue.ts'
import { commandIn } from '../commands/commands.ts'
import { normalized, type Said } from '../line/normalizeText.ts'
import { splitOffQuestions } from '../line/splitOffQuestions.ts'
import { fromEmoji, withoutTypos } from '../line/typos.ts'
import { plansMeantHere, plansTold, replyWith, type MeantHere } from './visiblePlans.ts'
import { noSuchPlanReply } from './noSuchPlanReply.ts'
import { costIn } from './planCost.ts'
import { planKey } from './planChanged.ts'
import { planWish } from './planWish.ts'
import { plansAskedOf } from './plansAskedOf.ts'
import { namesStreaming, namesUnsold } from './streamingWords.ts'

type PlansHeard = { kind: 'answers'; answers: Raw; reply: null } | { kind: 'side' | 'refused'; reply: string }

/** Handles a line that only wishes for a plan: takes it, lists those that fit, or says why none does. */
export function handlePlanWish(funnel: Funnel, key: Key, text: string): PlansHeard | null {
  const said = normalized(withoutTypos(fromEmoji(text)))
  const asked = isOfPlan(key) ? askedFor(said.plain) : null
  if (asked !== null) return plansAsked(funnel, key, asked)
  if (!isOfPlan(key) || asksOrCommands(text, said) || isBudget(funnel, key, said)) return null
  const meant = plansMeantHere(funnel, key, said.plain)
  if (meant === null) return wantsOne.test(said.plain) && namesUnsold(said.plain) ? unsold(funnel) : null
  if ('plan' in meant && looks.test(said.plain)) return { kind: 'side', reply: replyWith([meant.plan]) }
  if ('plan' in meant) return { kind: 'answers', answers: { [key]: meant.plan.sku }, reply: null }
  if ('several' in meant) return { kind: 'side', reply: replyWith(meant.several) }
  const isOfSku = meant.none.some(({ condition }) => condition.kind === 'sku')
  return isOfSku ? null : { kind: 'refused', reply: noSuchPlanReply(meant.none, plansIn(funnel)) }
}

/** The plans that fit what a line asks for once a plan is chosen: 'tem algum acima de 500?' */
export function plansListed(funnel: Funnel, plain: string): string | null {
  const asked = askedFor(plain)
  const meant = asked === null || !/\d/.test(asked) || ofLine.test(asked) ? null : planNamed(funnel, asked)
  return meant && ('plan' in meant ? costIn(meant.plan) : replyTo(funnel, meant))
}

/** The plan of a speed that is worth its price, or those that a question means. */
function planNamed(funnel: Funnel, asked: string): MeantHere {
  const meant = plansMeantHere(funnel, planKey(funnel), asked)
  const [plan] = meant && 'plan' in meant ? plansAskedOf(asked, pricedPlans(funnel)) : []
  return plan ? { plan } : meant
}

/** The plan that a visitor asks about without taking it: 'Tem de 1 giga?', 'no mínimo 1 giga, tem?' */
function askedFor(plain: string): string | null {
  const [, behind, before] = [asksForPlans, optionsWith, asksOfOne].flatMap((form) => form.exec(plain) ?? [])
  return behind ?? before?.split(/[,;.]|\b(?:disse|falou|pediu|quer) q(?:ue)?\b/).at(-1) ?? null
}
const sold = '(?:tem|teria|ha|vende\\w*)'
const asksForPlans = new RegExp(
  `^(?:(?:e|voces?|vcs?|nao) )*${sold} ((?!que\\b).+?) ?\\?+$|^(.+?)[\\s,.]+(?:voces? |vcs? |nao )?${sold} ?\\?+$`,
)

/** Matches 'Opções sem streaming até 200, por favor' */
const optionsWith =
  /^(?:(?:as|os|quais|ver|mostra|me ve) )*(?:opcoes|planos) ((?:sem|com|ate|abaixo|acima|so)\b.+?)(?:,? por favor)?$/

/** Matches 'O 300 serve?', 'qual é o de 300?' */
const asksOfOne =
  /^(?:e )?(?:qual (?:e )?)?(o (?:plano )?(?:de )?[1-9]00)(?: megas?)?(?: (?:da|serve|basta|presta|resolve))? ?\?$/

/** Matches questions about the line itself: 'Tem 600 Mega mesmo no Wi-Fi?' */
const ofLine = /\b(?:wi-?fi|cabo|upload|download|mesmo|sempre|propagandas?|anuncios?)\b/

function plansAsked(funnel: Funnel, key: Key, asked: string): PlansHeard | null {
  const isOfPlans = (/\d/.test(asked) || namesStreaming(asked)) && !ofLine.test(asked)
  const meant = isOfPlans ? plansMeantHere(funnel, key, asked) : null
  return meant && { kind: 'side', reply: replyTo(funnel, meant) }
}

const replyTo = (funnel: Funnel, meant: NonNullable<MeantHere>) =>
  'none' in meant
    ? noSuchPlanReply(meant.none, plansIn(funnel))
    : replyWith('plan' in meant ? [meant.plan] : meant.several)

/** Matches 'O mais rápido que tiver, me mostra aí' */
export const looks = /\bme mostr\w+\b|\bdeixa eu ver\b/

/** Matches a wish for a streaming that is not sold: 'o do disney' */
const wantsOne =
  /^(?:(?:eu |entao |ah )*(?:quero|queria|prefiro|vou de|bota|pode ser) )?o (?:d[oe]|com|que (?:tem|vem))\b/
const unsold = (funnel: Funnel): PlansHeard => ({
  kind: 'refused',
  reply: noSuchPlanReply([{ condition: { kind: 'streams', slugs: 'unsold' }, isDenied: false }], plansIn(funnel)),
})

const asksOrCommands = (text: string, said: Said) =>
  text.includes('?') || commandIn(said.plain) !== null || splitOffQuestions(said).questions.length > 0

/** Whether the visitor only names a budget, which gets advice instead. */
const isBudget = (funnel: Funnel, key: Key, { plain }: Said) =>
  plansTold(funnel, key) === null &&
  planAdviceReply(plain, plansIn(funnel)) !== null &&
  planWish(plain, plansIn(funnel))?.ways.every((way) => way.every(({ condition }) => condition.kind === 'price')) ===
    true
