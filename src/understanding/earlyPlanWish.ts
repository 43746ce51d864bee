import type { Key } from '../content/questions/answers.ts'
import { questions } from '../content/questions/questions.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import { memoryTexts } from '../content/texts/chat/chatTexts.ts'
import { doesAsk } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { reminderAt, wishesFor } from '../funnel/views/rememberedWishes.ts'
import { stanceOn } from './agreement.ts'
import { plansIn } from './readContextualAnswer.ts'
import type { Understanding } from './understandingTypes.ts'
import { planWish } from './plans/planWish.ts'
import { namesStreaming } from './plans/streamingWords.ts'
import { normalized } from './normalizeText.ts'

type Line = { funnel: Funnel; key: Key; plain: string; talk: TalkKind | null }

/** Adds that an early plan wish was noted. */
export function withPlanWish(line: Line, meant: Understanding): Understanding {
  if ((meant.kind !== 'side' && meant.kind !== 'refused') || !isEarlyPlanWish(line)) return meant
  const { noted } = memoryTexts.plan
  const isAnswered = meant.kind === 'side' && line.plain.includes('?')
  return isAnswered ? { ...meant, reply: `${meant.reply} ${noted}` } : { kind: 'side', reply: noted }
}

/** The part of a line that says which plan is wanted before plans are known: 'quero o de 500 mega, cep 14010-100' */
export function planWishBeside(funnel: Funnel, text: string): string | null {
  if (!doesAsk(funnel, 'plan') || plansIn(funnel).length > 0) return null
  const clauses = text.split(/[.,;!?\n]+\s+|\s+e\s+(?=(?:eu )?(?:quero|queria)(?!\p{L}))/iu)
  return (
    clauses.find((one) => {
      const { plain } = normalized(one)
      return namesPlan(plain) && !/\bnao\b/.test(plain) && planWish(plain, noOffers) !== null
    }) ?? null
  )
}

const noOffers: readonly never[] = []
const namesPlan = (plain: string) =>
  /\d ?(?:mega|giga|mb|gb)|\b(?:plano|mais (?:barat|rapid)\w+)\b/.test(plain) || namesStreaming(plain)

/** Whether a reply notes such a wish, which then replaces the one of a link. */
export const keepsPlanWish = (reply: string) => reply.endsWith(memoryTexts.plan.noted)

/** Whether words wish for a plan before plans are known: 'quero o mais barato', 'tem com HBO?' */
function isEarlyPlanWish({ funnel, key, plain, talk }: Line): boolean {
  if (talk || questions[key].private || !doesAsk(funnel, 'plan') || plansIn(funnel).length > 0) return false
  return planWish(plain.replace(asks, '').replace(/\?+$/, ''), noOffers) !== null
}

const asks = /^(?:(?:e|oi|ai|voces?|vcs?) )*tem (?:(?:algum|1|um|plano) )*/

const asksAny = (words: string) => words.includes('?')

/** The remembered plan wish, if the visitor says yes to its reminder, with the rest of the line. */
export function wishAgreedTo(funnel: Funnel, key: Key, text: string): { wish: string; more: string } | null {
  if (key !== 'plan' || funnel.noted !== null || reminderAt(key, funnel.asides) === undefined) return null
  const wish = wishesFor(key, funnel.asides).at(-1)
  if (wish === undefined) return null
  const stance = stanceOn(wish, text, { isOfOther: asksAny, tellsOther: asksAny })
  return stance.agrees && stance.denying.length === 0 ? { wish, more: stance.more } : null
}
