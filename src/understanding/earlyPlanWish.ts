import type { Key } from '../content/questions/answers.ts'
import { questions } from '../content/questions/questions.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import { memoryTexts } from '../content/texts/chatTexts.ts'
import { doesAsk } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { reminderAt, wishesFor } from '../funnel/views/rememberedWishes.ts'
import { plansIn } from './readContextualAnswer.ts'
import { agrees } from './readReplyToSuggestion.ts'
import { expandShortForms } from './expandShortForms.ts'
import type { Understanding } from './understandingTypes.ts'
import { planWish } from './plans/planWish.ts'
import { normalized } from './normalizeText.ts'

type Line = { funnel: Funnel; key: Key; plain: string; talk: TalkKind | null }

/** What is made of a line, where a wish of it is kept for the plans. */
export function withPlanWish(line: Line, meant: Understanding): Understanding {
  if ((meant.kind !== 'side' && meant.kind !== 'refused') || !isEarlyPlanWish(line)) return meant
  const { noted } = memoryTexts.plan
  const isAnswered = meant.kind === 'side' && line.plain.includes('?')
  return isAnswered ? { ...meant, reply: `${meant.reply} ${noted}` } : { kind: 'side', reply: noted }
}

/** Whether a reply keeps such a wish, which takes the place of that of a link. */
export const keepsPlanWish = (reply: string) => reply.endsWith(memoryTexts.plan.noted)

/** Whether words say which plan is wanted before there are any: 'quero o mais barato', 'tem com HBO?'. */
function isEarlyPlanWish({ funnel, key, plain, talk }: Line): boolean {
  if (talk || questions[key].private || !doesAsk(funnel, 'plan') || plansIn(funnel).length > 0) return false
  return planWish(plain.replace(asks, '').replace(/\?+$/, ''), []) !== null
}

const asks = /^(?:(?:e|oi|ai|voces?|vcs?) )*tem (?:(?:algum|1|um|plano) )*/

/** The wish from before, where a yes is said to its reminder. */
export function wishAgreedTo(funnel: Funnel, key: Key, text: string): string | undefined {
  const isReminded = key === 'plan' && funnel.noted === null && reminderAt(key, funnel.asides) !== undefined
  return isReminded && agrees(expandShortForms(normalized(text).plain))
    ? wishesFor(key, funnel.asides).at(-1)
    : undefined
}
