import { periods, type Slot } from '../../api/contract/values/valueRules.ts'
import { otherVisitsTexts } from '../../content/texts/order/visitsFullTexts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { sentencesOf } from '../line/clauses.ts'
import { normalized as plainly } from '../line/normalizeText.ts'
import { timeOf } from '../values/daySets.ts'
import { visitsInWords } from './visitsThatFit.ts'

/** A reply about the visits, and whether it offers free ones. */
export type VisitTold = { reply: string; isFree: boolean }

/** The free visits before the chosen one, or that there is none: 'não tem nada antes?' */
export function earlierVisit(funnel: Funnel, text: string): VisitTold | null {
  const [chosen] = answersOf(funnel).schedule ?? []
  if (!chosen || !sentencesOf(text).some((sentence) => asksEarlier.test(plainly(sentence).plain))) return null
  const free = (journey(funnel).facts.slots ?? [])
    .filter((one) => one.free && orderOf(one) < orderOf(chosen))
    .toSorted((one, other) => orderOf(one) - orderOf(other))
  const days = visitsInWords(free.slice(0, 4)).split('; ')
  return free.length > 0
    ? { reply: otherVisitsTexts.some(days, false, visitsInWords(free.slice(0, 1))), isFree: true }
    : { reply: otherVisitsTexts.first, isFree: false }
}

const orderOf = ({ date, period }: Slot) => timeOf(date) + periods.indexOf(period)

const sooner = '(?:antes|mais (?:cedo|perto|proxim[ao]))'
const ofVisit = '(?:visitas?|datas?|vagas?|dias?|horarios?)'
const asksEarlier = new RegExp(
  `^(?!.*\\b(?:plano|fatura|conta|boleto|debito|loja|(?:pag|venc)\\w+)\\b)(?:(?:(?:e|mas|ai|nao|entao|ue|voces|vcs) )*(?:tem|teria|ha|existe|da|(?:tem como|da (?:para|pra)) (?:ser|vir|instalar)|consegu\\w+|pode ser) (?:(?:nada|algo|algum\\w*|nem|uma?) )?(?:${ofVisit} )?${sooner}(?: (?:d[eo] (?:dia \\d+|segunda|terca|quarta|quinta|sexta|sabado)|na (?:segunda|terca|quarta|quinta|sexta)|disso|nao))*\\W*$` +
    `|.*\\b(?:qual|tem|ha)\\b.*\\b${ofVisit} (?:e )?mais (?:cedo|perto|proxim[ao])` +
    `|.*\\b(?:antecipar|adiantar)(?: (?:a |o )?(?:visita|instalacao|data|dia)\\b|\\W*$))`,
)
