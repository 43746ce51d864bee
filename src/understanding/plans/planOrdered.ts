import type { Plan } from '../../api/contract/sale/plan.ts'
import type { Key } from '../../content/questions/answers.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { dependencies } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { normalized } from '../line/normalizeText.ts'
import { onCondition, onLaterEvent } from '../line/onCondition.ts'
import { sentencesOf } from '../line/clauses.ts'
import { inDigits } from '../line/numberWords.ts'
import { plansIn } from '../readContextualAnswer.ts'
import { choosesNoPlan } from './planOnlyAsked.ts'
import { speedsIn } from './plansAskedOf.ts'
import { isOfPlan } from '../readValue.ts'
import { namesDay, planKey } from './planChanged.ts'
import { streamingName, streamsIn } from './streamingWords.ts'
import { plansMeantHere } from './visiblePlans.ts'

/** An ordered plan, the rest of the line, and the order with that plan. */
export type PlanOrdered = { answers: Raw; rest: string; after: Funnel }

/** The plan that a clause orders: 'troca pro débito, e põe o de 700'. At the plan's question a name is enough. */
export function planOrdered(funnel: Funnel, open: Key | null, text: string): PlanOrdered | null {
  const key = isOfPlan(open) && open !== null ? open : planKey(funnel)
  if (
    onCondition.test(text) ||
    (key === open && (asksPrice.test(text) || compares.test(normalized(text).plain))) ||
    (key !== open && (onLaterEvent.test(text) || !answeredKeys(funnel).includes(key)))
  )
    return null
  const clauses = clausesOfOrder(text)
  const asking = key === open ? sentencesOf(text).filter(choosesNoPlan) : []
  let isOrdering = key === open
  const skus = clauses.map((clause) => {
    const [, begins = '', named = ''] = order.exec(inDigits(normalized(clause).plain)) ?? []
    if (
      clause.includes('?') ||
      asking.some((sentence) => sentence.includes(clause)) ||
      keeps.test(normalized(clause).plain)
    )
      return null
    if (orders.test(begins)) isOrdering = true
    const isOrder =
      isOrdering &&
      isOfSpeedOrPrice.test(named) &&
      !(named.startsWith('mais') && !pointsAt.test(begins)) &&
      !namesDay.test(named) &&
      !(isOfNumber(open) && bare.test(named))
    const meant = isOrder
      ? plansMeantHere(funnel, key, named.replace(/^de /, 'o de ').replace(aside, '').replace(aside, ''))
      : null
    return meant && 'plan' in meant ? meant.plan.sku : null
  })
  const [sku, ...more] = new Set(skus.filter((one) => one !== null))
  if (sku === undefined || more.length > 0) return null
  const plan = plansIn(funnel).find((one) => one.sku === sku)
  const others = clauses.filter((clause, at) => skus[at] === null && !clause.includes('?'))
  if (!plan || others.some((clause) => wantsMore(clause, plan))) return null
  const last = skus.findLastIndex((one) => one !== null)
  if (clauses.slice(last + 1).some((clause) => !clause.includes('?') && namesOther(clause, plan, plansIn(funnel))))
    return null
  const namesAgain = (clause: string) => !clause.includes('?') && speedsIn(clause).includes(plan.plan_download)
  const rest = clauses
    .filter((clause, at) => skus[at] === null && !namesAgain(clause))
    .join(' ')
    .replace(/^(?:e|mas|s[óo] que)\s+|[\s,;]+$/gi, '')
  const kept = { at: 0, ...funnel.kept[key], value: sku, of: dependencies(funnel.kept, key) }
  return { answers: { [key]: sku }, rest, after: { ...funnel, kept: { ...funnel.kept, [key]: kept } } }
}

/** Whether a streaming is wanted that the plan lacks: 'Meu filho quer deezer e eu quero um giga' */
const wantsMore = (clause: string, { subscriptions }: Plan) =>
  streamsIn(normalized(clause).plain).some((slug) => !subscriptions.includes(slug)) &&
  !/\b(?:nao|sem|nem|tir\w+)\b/.test(normalized(clause).plain)
/** Whether another plan is named: 'Quero o 500. minto, o 700' */
const namesOther = (clause: string, { plan_download: own }: Plan, plans: readonly Plan[]) =>
  speedsIn(normalized(clause).plain).some((mega) => mega !== own && plans.some((one) => one.plan_download === mega))

export const clausesOfOrder = (text: string) => text.split(pause)
/** Splits after a mark, before a conjunction, and before a way to pay. */
const pause = new RegExp(
  '(?<=[.,:;!?…])\\s+' +
    `|(?<!\\b(?:o|plano|esse|acho|creio))\\s+(?=(?:e(?!\\s(?:o\\s|a\\s)?(?:${streamingName})\\b)|mas|s[óo] que|porque|pq|pois|porém|que(?!\\s(?:tem|vem|tenha|inclui|custa|sai)\\s))\\s)` +
    '|\\s+(?=(?:no|pelo|via|com|por|em)\\s+(?:o\\s+)?(?:boleto|d[ée]bito))',
  'i',
)

const verbs =
  'troc(?:a|o|ar|ad[oa])|troque|mud(?:a|o|e|ar)|alter(?:a|o|e|ar)|volt(?:a|o|e|ar)|poe|ponha|por(?= (?:o|no)\\b)|bot(?:a|e|o|ar)|coloc(?:a|o|ar)|coloque|' +
  'deix(?:a|e|o|ar)|fi(?:ca|co|car|que)|prefir\\w+|prefer\\w+|quero|vou|vamos|pass(?:a|e|o|ar)|pega|pego|manda|lev[ao]|escolho|corri[gj]\\w+|determin(?:o|ei)|solicito|exijo|pedi|troca|mudanca|alteracao|bora|falei|fecho'
const beside =
  'k{2,}|(?:rs)+|beleza|blz|n?ess[ea](?: minha filha| meu filho)?|\\d+ reais(?= ta (?:bom|otimo))|e|gente|nos|mas|so|que|entao|ai|la|ah|eh|olha|agora|eu|me|ja|nao(?=[,.] )|pensando|pensei|bem|melhor|na|verdade|mudei|de(?= (?:ideia|volta|uma|novo))|ideia|' +
  'volta|uma|novo|por|favor|pfv|moc[oa]|ta|bom|hmm?|ok|tudo|isso|o(?= (?:plano|meu))|a|meu|plano|para|pra|pro|pelo|pela|ao|com|no|em|nesse|logo|vai|querer|ser|pode|ve|do|da|mesmo'
const order = new RegExp(`^\\W*((?:(?:${verbs}|${beside})\\b[\\s,]*)*)(.*?)\\W*$`)
/** Matches also 'aceito, mas com o de 700' */
const orders = new RegExp(`\\b(?:${verbs})\\b|^(?:mas|so que) com\\b`)
const isOfSpeedOrPrice =
  /^(?:(?:o|de|do|plano) )*(?:[1-9]00\b|1 ?giga|giga|mais (?:barat|em conta)|\d{2,3}(?:,\d\d| reais)|mega)/
/** Excludes 'débito, que fica mais barato' */
const pointsAt = /\b(?:o|a|no|na|pro|pra|para|pelo|pela|do|plano)\s*$/
/** Matches 'Coloca 700', if a number of something else is asked for */
const bare = /^\d+$/
const isOfNumber = (open: Key | null) => open !== null && ['number', 'complement', 'agency', 'account'].includes(open)
/** Matches the ends of 'O de 700 então', 'o de 700 em vez do de 500' */
const aside =
  /[\s,]+(?:entao|por favor|fazendo (?:um )?favor|pfv|pf|msm|mesmo|ta|viu|ok|logo|agora|moc[oa]|po|mano|cara|vai|hein|ai|la|obrigad[oa]|(?:em vez|no lugar) d[eo] .*)$/
const asksPrice = /\bquanto\b/i
/** Matches 'O de 700 no boleto sai o mesmo que na Vivo' */
const compares =
  /\b(?:boleto|debito(?: automatico)?) (?:sai|fica|custa|da|seria)\b(?!.*\b(?:quero|vou|fico|pode|fecha)\b)/
/** Matches words that order nothing: 'não quero o de 500', 'se eu for pro de 700' */
const keeps =
  /\b(?:nao(?! (?:pera|espera))|nem|nunca|se|caso|quando|talvez|acho|sera|ia|depois|saber)\b|\bo que (?:que )?(?:tem|vem|inclui)\b|\b(?:esse|isso|ai|ele) (?:e|eh|era|foi) o d[eo]\b/
