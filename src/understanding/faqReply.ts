import { answerTo } from '../content/faq/faqEntry.ts'
import { plainWords } from '../api/contract/values/plainWords.ts'
import { planOf } from '../funnel/plans/planList.ts'
import type { Funnel } from '../funnel/state.ts'
import { linkedPlanPrice } from '../funnel/views/linkedPlanPrice.ts'
import { notAnAnswerTexts } from '../content/texts/notAnAnswerTexts.ts'
import { plansIn, toldPlans } from './meantHere.ts'
import { namesUnsold } from './plans/streamingWords.ts'
import { planIn } from './plans/priceReply.ts'
import { entryOf, type Topic } from './topics.ts'

/**
 * The reply to a question of the table. Its bare yes or no is said only to a question that begins as the table's does.
 */
export function faqReply(funnel: Funnel, { id, question }: Topic, plain: string): string | null {
  const entry = entryOf({ id })
  if (!entry) return null
  const own = entry.ofOwnPlan ? (planIn(plain, plansIn(funnel)) ?? planOf(funnel)) : null
  const reply =
    (id === 'prices' && linkedPlanPrice(funnel)) || answerTo(entry, own ? [own] : toldPlans(funnel)).join(' ')
  if (id === 'streaming' && namesUnsold(plain)) return `${notAnAnswerTexts.notOurs} ${reply}`
  const [first = ''] = plainWords(question).split(' ')
  const alike = sameAsking.find((words) => words.test(first)) ?? new RegExp(`^${first}$`)
  const isAlike = plain.split(/[^a-z0-9]+/).some((word) => alike.test(word))
  return isAlike && !openly.test(plain) ? reply : reply.replace(yesOrNo, '')
}

/** Words that ask the same: 'posso mudar?', 'dá para mudar?', 'consigo mudar?' */
const sameAsking = [
  /^(?:posso|pode|podem|da|consigo|consegue|rola|poderia|podia)$/,
  /^(?:tem|ha|existe|possui|cobra|cobram|vem)$/,
]

const yesOrNo = /^(?:Sim|Não|Pode|Tem|Fica|Serve|É)\. (?=\p{Lu})/u
const openly = /\b(?:qual|quais|quant[oa]s?|quando|como|onde|quem)\b/
