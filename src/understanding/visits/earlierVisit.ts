import { otherVisitsTexts } from '../../content/texts/order/visitsFullTexts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { timeOf } from '../values/daySets.ts'
import { visitsInWords } from './visitsThatFit.ts'

/** The free visits on days before the chosen one, or that there is none: 'não tem nada antes?' */
export function earlierVisit(funnel: Funnel, plain: string): { reply: string; isFree: boolean } | null {
  const [chosen] = answersOf(funnel).schedule ?? []
  if (!chosen || !asksEarlier.test(plain)) return null
  const free = (journey(funnel).facts.slots ?? []).filter((one) => one.free && timeOf(one.date) < timeOf(chosen.date))
  const [first] = free.toSorted((one, other) => timeOf(one.date) - timeOf(other.date))
  const days = visitsInWords(free.slice(0, 4)).split('; ')
  return first
    ? { reply: otherVisitsTexts.some(days, false, visitsInWords([first])), isFree: true }
    : { reply: otherVisitsTexts.first, isFree: false }
}
const asksEarlier =
  /^(?!.*\b(?:plano|fatura|conta|(?:pag|venc|avis|lig|cham|cancel)\w+)\b)(?:.*\b(?:tem|teria|ha|existe|da|dava|consegue\w*|pode\w*|posso)\b(?: \S+){0,4} (?:antes(?= d[eo] (?:dia \d|segunda|terca|quarta|quinta|sexta|sabado)| disso| nao\b|\W*(?:$|[?.,]))|mais (?:cedo|perto|proxim[ao]))|.*\b(?:data|vaga|visita|dia|horario) mais (?:proxim[ao]|cedo|perto)\b|.*\b(?:antecipar|adiantar)\b)/
