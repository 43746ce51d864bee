import { moneyInText } from '../../api/contract/values/money.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { isSoText, notedText } from '../../content/texts/chat/chatTexts.ts'
import { visitByPhoneTexts } from '../../content/texts/order/visitsFullTexts.ts'
import { textOnlyChatTexts } from '../../content/texts/chat/textOnlyChatTexts.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { sayAnswer, showAnswer } from '../../funnel/answers/showAnswer.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { isVisitByPhone, monthlyCost, planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { whyRefused } from '../../funnel/views/whyRefused.ts'
import { answered } from '../../funnel/visitorActions.ts'
import { changesAtReview } from '../../understanding/corrections/changesAtReview.ts'
import { changesSomeDay } from '../../understanding/commands/editRequests.ts'
import { normalized } from '../../understanding/line/normalizeText.ts'
import { replyBeside } from './replyBeside.ts'
import type { ChatActions, Heard } from './chatActions.ts'

/** Changes answers at the review, and reports them with the change of the price and the reply to a question. */
export function changeAtReview(voice: ChatActions, text: string, changes: Raw, now: Date): Heard {
  const keys = keysIn(changes)
  const before = voice.now()
  voice.tell(answered(changes))
  const after = voice.now()
  const refused = keys.map((key) => whyRefused(after, key)).find((why) => why !== undefined)
  const hidden = sayAnswer(keys.find((key) => questions[key].private) ?? 'cep', text)
  const price = priceChange(priceNow(before), priceNow(after))
  const isOfChange = (one: string) =>
    changesAtReview(before, one, now) !== null || changesSomeDay(normalized(one).plain)
  const losesVisit = answersOf(before).schedule !== undefined && isVisitByPhone(after) && !isVisitByPhone(before)
  const visit = losesVisit && visitByPhoneTexts.dropped
  const told = [toldOf(keys, before, after), price, visit, replyBeside(after, text, isOfChange, now)]
  return voice.aside(null, hidden, refused ?? told.filter(Boolean).join(' '))
}

/** The changed answers, else those that were so already. */
function toldOf(keys: readonly Key[], before: Funnel, after: Funnel): string {
  const changed = keys.filter((key) => before.kept[key]?.at !== after.kept[key]?.at)
  const values = (some: readonly Key[]) => some.map((key) => [key, showAnswer(after, key)] as const)
  return changed.length > 0 ? notedText(values(changed)) : isSoText(values(keys))
}

const priceNow = (funnel: Funnel): number | null => {
  const plan = planOf(funnel)
  return plan && monthlyCost(plan, answersOf(funnel).directDebit)
}

function priceChange(before: number | null, after: number | null): string {
  if (before === null || after === null || before === after) return ''
  return textOnlyChatTexts.priceChange(moneyInText(after), moneyInText(Math.abs(after - before)), after > before)
}
