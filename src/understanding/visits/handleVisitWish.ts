import { dateOf, type Day } from '../../api/contract/values/dates.ts'
import type { Slot } from '../../api/contract/values/valueRules.ts'
import { visitHours } from '../../api/contract/values/visitHours.ts'
import { writeSlots } from '../../content/reading/answerParsers.ts'
import { otherVisitsTexts as others } from '../../content/texts/order/visitsFullTexts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Funnel } from '../../funnel/state.ts'
import { sayAnswer } from '../../funnel/answers/showAnswer.ts'
import { sinceTakenBack, wishesFor } from '../../funnel/views/rememberedWishes.ts'
import { asReadBack } from '../readBacks/asReadBack.ts'
import { agreesTo } from '../readBacks/agreement.ts'
import { visitReminder } from './earlyVisitWish.ts'
import { halvesOf } from '../corrections/halvesOf.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import type { Interpretation } from '../interpret.ts'
import type { Understanding } from '../understandingTypes.ts'
import { normalized as plainly } from '../line/normalizeText.ts'
import { inDigits } from '../line/numberWords.ts'
import { wordSet } from '../line/smallWords.ts'
import { tellsSameVisits } from './visitsAdded.ts'
import { isOfOtherMonth, isFreeVisit, offerOf, rangeOf, visitsInWords, visitsThatFit } from './visitsThatFit.ts'
import { onlyNamed, readAvailability, type Availability } from '../values/availability.ts'
import { hasDay, timeOf } from '../values/daySets.ts'
import { asksForDay, splitAtRequest } from '../values/visitRequest.ts'
import { readVisits, visitsAmidTalk } from '../values/visits.ts'
import { withWeekdays } from '../values/weekdaysWritten.ts'
import { agreement, isConditional } from '../values/yesNo.ts'

/** The chosen visits, or a reply. `isSure`: every word was understood; `isBeside`: the line also asks something. */
export type VisitsHeard = { schedule?: string; reply: string | null; isSure: boolean; isBeside: boolean }

/** Matches the end of 'De manhã, mas não me liguem antes das nove' */
const ofCalls = /(?:(?:mas|so|e|por favor|nao|podem|pode)[\s,]+)*\bme lig\w+[^,.;!?]*/g

/** Decides on a visit wish that was read as an answer. */
export function handleVisitWish(funnel: Funnel, typed: string, read: Interpretation, today: Day): VisitsHeard | null {
  const plain = withWeekdays(typed.replace(ofCalls, ' ').trim())
  if (plain === '') return null
  const { slots = [] } = journey(funnel).facts
  if (isOfOtherMonth(plain, slots)) return { reply: rangeOf(slots), isSure: true, isBeside: false }
  const before = sinceTakenBack(funnel.asides).filter(({ after }) => after === 'schedule')
  const isFree = (one: Slot) => isFreeVisit(slots, one)
  const asked = visitAsked(before.at(-1)?.reply ?? visitReminder(funnel.asides, slots, today))
  const wishes = wishesFor('schedule', funnel.asides).flatMap(
    (said) => readAvailability(plainly(said).plain, today) ?? [],
  )
  const rest = withoutQuestions(plain)
  const isAgreed = read.command || asked === null ? null : agrees(plain, rest, slotsIn(asked, today), today)
  const agreed = isAgreed === true && asked !== null ? slotsIn(asked, today) : []
  const isRest = read.topic || agreed.length > 0 || (ofVisits.test(rest) && !ofVisits.test(plain.replace(rest, '')))
  const told = (isRest ? rest : '') || plain
  const isBeside = told !== plain
  const saidPlainly =
    typeof read.answers.schedule === 'object' ? read.answers.schedule : slotsToldIn(proposedIn(told), isBeside, today)
  const meant = readAvailability(onlyDay.test(told) ? `dia ${told}` : told, today)
  const surely = agreed.length > 0 ? agreed : saidPlainly
  const isPutRight = read.doubted?.schedule !== undefined && halvesOf(typed).some(({ isSo }) => !isSo)
  const isSure = surely.length > 0 && !isPutRight
  const saidOrAgreed = surely.length > 0 ? surely : visitsAmidTalk(plainly(told), today)
  const dated = namesDate.test(told) ? saidOrAgreed : saidOrAgreed.map((one) => firstOffered(one, slots))
  const named = agreed.length === 0 && meant && isSecondChoice(dated, meant) ? [] : dated
  const [free, taken] = [named.filter(isFree), named.filter((one) => !isFree(one))]
  if (free.length > 0) {
    const reply = taken.length > 0 ? others.keptFree(visitsInWords(taken), visitsInWords(free)) : hoursOf(told, free)
    return { schedule: writeSlots(free), reply, isSure, isBeside }
  }
  if (meant) {
    const earlier = [...wishes, ...before.flatMap(({ said }) => readAvailability(plainly(said).plain, today) ?? [])]
    const wished = named.length > 0 ? onlyNamed(meant) : meant
    const offer = offerOf(wished, visitsThatFit(wished, earlier, slots), slots, today, meant)
    const reply = /(?<!\bdesde (?:o )?)\bdomingos?\b/.test(plain) ? offer.replace(others.none, others.closed) : offer
    const hours = hoursOf(told, slotsIn(visitAsked(offer) ?? '', today))
    const likely = typeof read.doubted?.schedule === 'object' ? read.doubted.schedule : []
    const isOffered = meant.isSure || taken.length > 0 || !likely.every(isFree)
    return { reply: [hours, reply].filter(Boolean).join(' '), isSure: isOffered, isBeside }
  }
  const isDeclined = asked !== null && (isAgreed === false || declines(plain, read))
  return isDeclined || noneSuits.test(expandShortForms(plain))
    ? { reply: rangeOf(slots), isSure: true, isBeside: false }
    : null
}

/** The hours of the visit's half of the day, if an hour is named: 'quinta, mas só depois das 14h' */
function hoursOf(told: string, [first]: readonly Slot[]): string | null {
  const words = inDigits(told)
  const bound = Number(hourSet.exec(words)?.[1] ?? 0)
  const exact = Number(hourOnTheDot.exec(words)?.slice(1).find(Boolean) ?? Number.NaN)
  if (!first) return null
  const { from, to } = visitHours[first.period]
  if ([exact, exact + 12].some((one) => one >= from && one < to))
    return `${others.within[first.period]} ${others.noHour}`
  return [bound, bound + 12].some((one) => one > from && one < to) ? others.within[first.period] : null
}
const hourSet = /\b(?:depois|dps|apos|a partir|antes|ate)(?: (?:d?[ao]s?|umas))? (\d{1,2})(?![\d/])(?! d[eo] )/
/** Matches 'Às oito em ponto', 'exatamente às 9h' */
const hourOnTheDot =
  /(?:exatamente|certinho|pontualmente) as? (\d{1,2})(?![\d/])|\b(\d{1,2})(?: ?h(?:oras?|rs?)?|:00)?(?: da (?:manha|tarde))?,? (?:em ponto|certinho|exat[oa]s?|pontualmente)\b/

/** Whether none of the visits is of the first choice: 'Fica a terça, se não der a quarta de tarde' */
const isSecondChoice = (visits: readonly Slot[], { wishes: [first, ...later] }: Availability) =>
  first !== undefined &&
  later.length > 0 &&
  visits.every(({ date }) => !first.some(({ days }) => hasDay(days, timeOf(date))))

/** Words that say which week's day is meant. */
const namesDate = /\d|\b(?:amanha|hoje|depois d\w+|ess[ea]|est[ea]|agora|proxim[oa]|que vem)\b/

/** The same weekday of a later week, if the named week has no visits yet: 'terça', on a Monday */
function firstOffered(said: Slot, slots: Parameters<typeof isFreeVisit>[0]): Slot {
  const day = dateOf(said.date)
  const first = Math.min(...slots.map(({ date }) => Number(dateOf(date))))
  if (day === null || Number(day) >= first) return said
  const later = slots.find(
    (one) => one.period === said.period && isFreeVisit(slots, one) && dateOf(one.date)?.getUTCDay() === day.getUTCDay(),
  )
  return later ?? said
}

const ofVisits =
  /\b(?:manha|manhazinha|tarde|tardinha|segunda|terca|quarta|quinta|sexta|sabado|fim de semana|dias? (?:de|uteis))\b/

/** Removes the question of 'Terça de manhã, quanto tempo leva?' */
const withoutQuestions = (plain: string) =>
  plain
    .split(/(?<=[,.;!?\n])\s*/)
    .filter((part) => !part.includes('?') || asksForDay.test(part))
    .join(' ')
    .replace(/[\s,.;!]+$/, '')

/** The proposed visit of 'Na segunda levo meu filho no médico, pode ser terça de tarde?' */
const proposedIn = (told: string) => {
  const { asked } = splitAtRequest(told) ?? {}
  return asked !== undefined && /^pode(?:ria)? ser\b/.test(asked) ? asked : told
}

const onlyDay = /^(?:0?[1-9]|[12]\d|3[01])$/

/** The visits of a text, or of its first sentence or part if the rest is not about time. */
function slotsToldIn(told: string, isBeside: boolean, today: Day): readonly Slot[] {
  const [sentence = ''] = told.split(/[.!;]\s/)
  const [part = ''] = told.split(/,\s/)
  const isRemark = !ofTime.test(told.slice(part.length))
  const parts = [...(isBeside ? [told, sentence] : []), ...(isRemark ? [part] : [])]
  return parts.map((words) => slotsIn(words, today)).find(({ length }) => length > 0) ?? []
}
/** Words about time, or about another answer. */
const ofTime =
  /\d|\b(?:nao|n|nem|se|ou|senao|melhor|antes|depois|manha|tarde|noite|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|dias?|outr[ao]s?)\b/

function slotsIn(words: string, today: Day): readonly Slot[] {
  const read = readVisits(plainly(words), today)
  return read && 'value' in read && typeof read.value === 'object' ? read.value : []
}

const visitAsked = (reply = '') => /.*Fica ([^?]+)\?/s.exec(reply)?.[1] ?? null

/** Whether the visitor agrees to the proposed visit, also beside a question: 'sim. quanto tempo demora?' */
function agrees(plain: string, rest: string, asked: readonly Slot[], today: Day): boolean | null {
  const visits = writeSlots(asked)
  const isSame = (said: string) =>
    tellsSameVisits(visits, said, today) !== false && agreesTo(sayAnswer('schedule', visits), said)
  if (isSame(plain)) return true
  const question = plain.replace(rest, '')
  if (question !== '')
    return !ofVisits.test(question) &&
      !leavesOpen.test(question) &&
      !isConditional(rest) &&
      (isSame(rest) || plainYes.test(rest))
      ? true
      : null
  const words = expandShortForms(plain)
  if (noneSuits.test(words)) return null
  const isSettled = words.split(' ').some((word) => settling.has(word))
  const read = agreement(plain, settling) ?? (isSettled ? agreement(`sim ${plain}`, settling) : null)
  return read === true && denied.test(words) ? null : read
}
const plainYes =
  /^(?:(?:sim|isso|pode(?: ser| marcar)?|ok|certo|combinado|fechado|confirmo|claro|perfeito|beleza|mesmo|fica|ness[ea]|ess[ea])[\s,.!]*)+$/
/** Matches questions that leave the agreement open: 'ok, mas não tem antes?', 'ok, só me diz uma coisa: …?' */
const leavesOpen = /\b(?:outr[oa]s?|antes|cedo|depois|mais tarde|diz|diga|coisa)\b/
const settling = wordSet(
  'confirmo confirma confirmar confirmado combinado serve marca marcar marque agenda agendar fica ficamos rola da ' +
    'show top joia maravilha esse essa isso nesse nessa consigo posso visita tecnico vir',
)
/** Whether a few words decline the proposed visit: 'não consigo', 'esse dia é ruim' */
const declines = (plain: string, { command }: Interpretation) =>
  denied.test(expandShortForms(plain)) && plain.split(' ').length <= 5 && (command === null || command.name === 'help')
const denied = /\b(?:nao|nenhum[ao]?|nem|nada|sem|nunca|outr[ao]s?|menos|exceto|ruim|dificil|impossivel)\b/

const noneSuits =
  /\b(?:nenhum[ao]?s?|nem 1)\b|\boutr[oa]s? (?:dia|data|horario|opcao|opcoes|vaga|visita)s?\b|\b[dn]?(?:ess|est)[ae]s? (?:(?:dia|data|horario|opcao|opcoes)s? )?(?:ai )?nao\b|\bnao (?:posso|consigo|da|serve|servem|gostei|rola)\b.*\b[dn]?(?:ess|est)[ae]s?\b|\bmais (?:dias|datas|horarios|opcoes|para frente)\b|\bquais? (?:sao )?(?:os |as )?(?:dias|datas|horarios|opcoes)\b|\b(?:vem|veem|vao vir|chegam?) (?:aqui )?quando\b|\bquando (?:que )?(?:eles|voces|vcs|o tecnico|o rapaz) (?:vem|pode)/

/** Combines visits with other answers and the reply to a question. */
export function visitsWithReply(
  { schedule, reply, isSure }: VisitsHeard,
  answers: Raw,
  topic: string | null,
): Understanding {
  const both = [topic, reply].filter(Boolean).join(' ')
  if (schedule === undefined) return { kind: 'side', reply: both }
  const heard = { kind: 'answers' as const, answers: { ...answers, schedule }, reply: both || null }
  return isSure ? heard : asReadBack(heard)
}
