import type { Plan } from '../../api/contract/sale/plan.ts'
import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { TalkKind } from '../../content/talk/talk.ts'
import { memoryTexts } from '../../content/texts/chat/chatTexts.ts'
import { doesAsk } from '../../funnel/answersAndFacts.ts'
import type { Aside, Funnel } from '../../funnel/state.ts'
import { wishesFor } from '../../funnel/views/rememberedWishes.ts'
import { stanceOn } from '../readBacks/agreement.ts'
import { plansIn } from '../readContextualAnswer.ts'
import type { Understanding } from '../understandingTypes.ts'
import { noSuchPlanReply } from './noSuchPlanReply.ts'
import { plansMeant } from './plansMeant.ts'
import { planWish, pointsOnly } from './planWish.ts'
import { namesStreaming, streamingName } from './streamingWords.ts'
import { replyWith } from './visiblePlans.ts'
import { normalized } from '../line/normalizeText.ts'

type Line = { funnel: Funnel; key: Key; plain: string; talk: TalkKind | null }

const ofPlan = /\d ?(?:mega|giga|mb|gb)|\bo de [1-9]00\b|\b(?:plano|mais (?:barat|rapid)\w+)\b/

/** Adds that an early plan wish was noted. */
export function withPlanWish(line: Line, meant: Understanding): Understanding {
  if ((meant.kind !== 'side' && meant.kind !== 'refused') || !isEarlyPlanWish(line)) return meant
  const { noted } = memoryTexts.plan
  const isAnswered = meant.kind === 'side' && line.plain.includes('?')
  return isAnswered ? { ...meant, reply: `${meant.reply} ${noted}` } : { kind: 'side', reply: noted }
}

/** The part of a line that says which plan is wanted before plans are known: 'quero o de 500 mega, cep 14010-100' */
export const planWishBeside = (funnel: Funnel, text: string): string | null =>
  !doesAsk(funnel, 'plan') || plansIn(funnel).length > 0 ? null : wishIn(text)

function wishIn(text: string): string | null {
  const clauses = text.replace(hadBefore, ' ').split(/[.,;:!?\n]+\s+|\s+e\s+(?=(?:eu )?(?:quero|queria)(?!\p{L}))/iu)
  const whole = clauses.find((one) => {
    const { plain } = normalized(one)
    return (
      namesPlan(plain) && !/\bnao\b|\b(?:fica|sai|seria) mais barat/.test(plain) && planWish(plain, noOffers) !== null
    )
  })
  return (
    whole ??
    wanted
      .exec(normalized(text.replace(/[^.!?]*\?/g, '')).plain)
      ?.slice(1)
      .find(Boolean) ??
    null
  )
}

/** Matches 'Hoje pago 129 na Claro, 500 mega' */
const hadBefore =
  /(?<!\p{L})(?:pag(?:o|ava|amos)|tenho|tinha|uso)(?!\p{L})[^.;!?]*?(?<!\p{L})n?a (?:claro|vivo|oi|net|outra)(?!\p{L})[^.!?\p{L}\d]{0,3}(?:d[oe] )?\d+ ?(?:mega|giga)s?/giu

/** Matches the wish of 'Ele quer o HBO porque tem a série', 'quero internet lá em casa a mais barata que tiver' */
const wanted = new RegExp(
  '^(?!.*\\b(?:nao|claro|vivo|vizinh\\w+|operadora)\\b).*(?:' +
    `\\b(?:quer(?:o|ia|emos)?|prefir[oa]|prefere|preciso|precisamos|venha|tenha)\\b(?: (?:d?[oa]|com|uns?|umas?|de|plano))* ((?:com )?(?:\\d+ ?(?:mega|giga)s?|${streamingName}))\\b|` +
    '\\b(o de [1-9]00(?: mega)?) (?:da pro gasto|(?:me )?serve|t?a (?:bom|otimo)|basta|resolve)\\b|' +
    '\\bquer(?:o|ia|emos)? (?:\\S+ ){0,7}([oa] (?:internet )?mais (?:barat[oa]|em conta|rapid[oa]))\\b(?! (?:instala|visita|data|entrega)))',
)

const noOffers: readonly never[] = []
const namesPlan = (plain: string) => ofPlan.test(plain) || namesStreaming(plain)

/** Whether a reply notes such a wish, which then replaces the one of a link. */
export const keepsPlanWish = (reply: string) => reply.endsWith(memoryTexts.plan.noted)

/** Whether words wish for a plan before plans are known: 'quero o mais barato', 'tem com HBO?' */
function isEarlyPlanWish({ funnel, key, plain, talk }: Line): boolean {
  if (talk || questions[key].private || !doesAsk(funnel, 'plan') || plansIn(funnel).length > 0) return false
  return planWish(plain.replace(asks, '').replace(/\?+$/, ''), noOffers) !== null
}

/** Tells at the plans which of them suit the wish, unless something was already said there. */
export function planReminder(asides: readonly Aside[], plans: readonly Plan[] = []): string | undefined {
  const said = asides.some(({ after }) => after === 'plan') ? undefined : wishesFor('plan', asides).at(-1)
  if (said === undefined || plans.length === 0) return undefined
  const meant = plansSuiting(said, plans)
  if (!meant) return memoryTexts.plan.again(said)
  if ('none' in meant) return memoryTexts.plan.reminded(noSuchPlanReply(meant.none, plans))
  const suitable = 'plan' in meant ? [meant.plan] : meant.several
  return memoryTexts.plan.reminded(replyWith(suitable.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)))
}

const plansSuiting = (said: string, plans: readonly Plan[]) =>
  plansMeant(normalized(wishIn(said) ?? said.replace(/\?+$/, '')).plain, { offers: plans })

const asks = /^(?:(?:e|oi|ai|voces?|vcs?) )*tem (?:(?:algum|1|um|plano) )*/

const asksAny = (words: string) => words.includes('?')

/** The remembered plan wish, if the visitor says yes to its reminder, with the rest of the line. */
export function wishAgreedTo(funnel: Funnel, key: Key, text: string): { wish: string; more: string } | null {
  if (key !== 'plan' || funnel.noted !== null || planReminder(funnel.asides, plansIn(funnel)) === undefined) return null
  const said = wishesFor(key, funnel.asides).at(-1) ?? ''
  const meant = plansSuiting(said, plansIn(funnel))
  const wish = meant && 'plan' in meant ? meant.plan.sku : (wishIn(said) ?? said)
  // The wish itself is no yes to its reminder
  if (wish === text) return null
  if (pointsOnly(normalized(text).plain)) return { wish, more: '' }
  const stance = stanceOn(said, text, { isOfOther: asksAny, tellsOther: asksAny })
  return stance.agrees && stance.denying.length === 0 ? { wish, more: stance.more } : null
}
