import type { Bookable } from '../../api/contract/schedule.ts'
import type { Day } from '../../api/contract/values/dates.ts'
import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { memoryTexts } from '../../content/texts/chat/chatTexts.ts'
import { answersOf, doesAsk } from '../../funnel/answersAndFacts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Aside, Funnel } from '../../funnel/state.ts'
import { wishesFor } from '../../funnel/views/rememberedWishes.ts'
import { sentencesOf } from '../line/clauses.ts'
import { interpretAtQuestion, likelyAnswers } from '../interpretAtQuestion.ts'
import { normalized } from '../line/normalizeText.ts'
import { isName, isOfPlan } from '../readValue.ts'
import { fillers } from '../line/smallWords.ts'
import { stripCourtesy } from '../line/stripCourtesy.ts'
import { isUrgent, talkIn } from '../talk/replyToTalk.ts'
import { visitByPhone } from '../talk/visitByPhone.ts'
import { readAvailability, type Availability } from '../values/availability.ts'
import { asksForDay } from '../values/visitRequest.ts'
import { withWeekdays } from '../values/weekdaysWritten.ts'
import { offerOf, visitsThatFit } from './visitsThatFit.ts'

/** The words about the visit's day before it is asked for, the reply to them, and the rest of the line. */
export type EarlyVisitWish = { said: string; reply: string; rest: string }

/** Finds an early wish for a visit: 'Dia 10. Tem como vir quarta ou quinta?', '…, e a quinta, tem vaga?' */
export function earlyVisitWish(funnel: Funnel, key: Key | null, text: string, today: Day): EarlyVisitWish | null {
  if (key === 'schedule' || !doesAsk(funnel, 'schedule') || answersOf(funnel).schedule !== undefined) return null
  const plain = plainOf(text)
  const isOfBill = ofBill.test(plain) && !namesVisit.test(plain)
  const talk = ofVisits.test(plain) ? talkIn(funnel, plain) : null
  if (!ofVisits.test(plain) || isOfBill || (talk && isUrgent(talk))) return null
  const parts = sentencesOf(text).map((sentence) => splitAtTime(sentence))
  const isWish = parts.map(
    ([, told]) => told !== '' && isOfVisit(key, told, today) && !(key && isRead(funnel, key, told, today)),
  )
  if (!isWish.includes(true)) return null
  const said = parts.flatMap(([, told], at) => (isWish[at] ? [told] : [])).join(' ')
  const rest = parts.map(([before, told], at) => (isWish[at] ? before : `${before}${told}`)).join(' ')
  const isEmpty = !/[a-z\d]/.test(stripCourtesy(normalized(rest)).plain)
  return { said, reply: replyTo(funnel, said, today), rest: isEmpty ? '' : rest.trim() }
}

const plainOf = (text: string) => withWeekdays(normalized(text).plain)

/** Whether words answer a question certainly; a private one also if likely, because it cannot be read back. */
const isRead = (funnel: Funnel, key: Key, told: string, today: Day) =>
  (questions[key].private
    ? likelyAnswers(funnel, key, told, today)
    : interpretAtQuestion(funnel, key, told, today).answers
  )[key] !== undefined

/** Splits a sentence before its first clause that names a day or a half of one. */
function splitAtTime(sentence: string): [string, string] {
  const clauses = sentence.split(clause)
  const first = clauses.findIndex((one) => ofVisits.test(plainOf(one)))
  return first < 0 ? [sentence, ''] : [clauses.slice(0, first).join(''), clauses.slice(first).join('')]
}
const clause =
  /(?<=[,:–—]\s+|@\S+\s+)|(?<=\s)(?=(?:e|mas) (?!(?:de|[àa]|n[ao]|seg|ter|qua|qui|sex|sab|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|dia) ?(?:$|\S+[,.?]?$|manh|tarde|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)))/i

/** Whether words say when a visit suits, or ask for a day. With a number or an address they are another answer. */
function isOfVisit(key: Key | null, text: string, today: Day): boolean {
  const plain = plainOf(text)
  const availability = readAvailability(plain, today)
  if (availability === null || ofOtherSubject.test(plain) || /\d{4}|@/.test(plain)) return false
  if (key && isOfPlan(key) && ofWorkAtHome.test(plain)) return false
  const isOfName = key !== null && isName(key)
  if (isOfName && mayBeName(key, text, plain)) return false
  if (isGeneral(text, availability)) return false
  if (namesVisit.test(plain) || saysFree.test(plain) || asksForDay.test(plain)) return true
  const isAlone = !text.includes('?') && plain.split(' ').length < (isOfName ? 3 : 2)
  const isOfDate = key === 'dueDate' || (key === 'birthDate' && /\d/.test(plain))
  return availability.isSure && !isAlone && !comes.test(plain) && !isOfDate
}

/** Matches 'Josefa Prado só pode na terça', and 'minha mãe josefa só pode na terça' at her question */
const mayBeName = (key: Key, text: string, plain: string) =>
  (key === 'motherName' && /\bmae\b/.test(plain)) ||
  /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text) ||
  !(fillers.has(plain.split(/\W+/)[0] ?? '') || opensWish.test(plain))
const opensWish =
  /^\W*(?:nao|trabalh|folg|estud|qualquer|somente|apenas|visita|instal|tecnico|voces|vcs|da|de|na|segunda|terca|quarta|quinta|sexta|sabado|fim|minha)/

const ofVisits =
  /\b(?:manha|manhazinha|tarde|tardinha|segunda|terca|quarta|quinta|sexta|sabado|fim de semana|semana que vem|semana q vem|proxima semana|dias? uteis|folga|mais cedo|quanto antes|mais rapido|(?:receb\w+|cheg\w+|em casa|tecnico|visita)\b.*(?:depois|dps|apos|a partir|antes) d?[ae]s? \d{1,2} ?h(?:rs?|oras?)?)\b/
const someDay = '(?:manha|tarde|segunda|terca|quarta|quinta|sexta|sabado)\\b'
const crew = '(?:voces?|vcs|ces|tecnico|instalador|equipe|pessoal|rapaz|moco|homem|cara|eles|alguem)'
const asksToCome = '(?:podem?|tem como|consegue\\w*|da (?:para|pra)|(?:quero|queria|gostaria|prefiro|melhor)(?: que)?)'
/** Matches the visit or its technicians, but not the visitor's own guests: 'o Zé vem me ver toda quarta' */
const namesVisit = new RegExp(
  '\\b(?:instal\\w+|tecnico|agend\\w+|vaga|horarios?|receb\\w+ (?:voces|vcs|o tecnico))\\b|' +
    '(?:^\\W*|\\b(?:[dn]?as?|de|uma|ess[ae]|minha|para|pra|quero|fazer|marc\\w+) )visitas?\\b(?! (?:a gente|meus?|minhas?)\\b)|' +
    `\\b${crew}\\b.{0,25}\\b(?:vem|vir|venham?)\\b.*\\b${someDay}|` +
    `\\b${asksToCome}\\b.{0,25}\\b(?:vir|venham?)\\b.*\\b${someDay}|^\\W*(?:e )?vem\\b.*\\b${someDay}.*\\?`,
)
const comes = /\b(?:vem|visit[ao]\w*|passa|aparece)\b/
const saysFree =
  /\b(?:pode|podem|prefiro|queria|quero|melhor) (?:(?:ser|vir|que seja|so|mais) )*(?:de|a|na|pela) (?:manha|tarde)\b|\bde (?:manha|tarde) (?:nao (?:da|posso|consigo|tem)|so)\b|\b(?:so|somente|apenas) (?:posso|consigo|da|tenho|estou|to|fico|fica|tem|chego|chega|rola|pode)\b|\bfolga\b|\bplant(?:ao|oes)\b|\bsemana q(?:ue)? vem (?:\S+ )?(?:bom|melhor|otimo)\b|\b(?:estou|to|ta|esta|fico|fica|vou estar|vai estar) (?:em|de) (?:casa|folga)\b|\b(?:segunda|terca|quarta|quinta|sexta|sabado)(?:-feira)?,? (?:(?:para|pra) mim )?(?:tem como|tem vaga|da certo|rola|(?:e|eh|seria|fica) (?:o |a )?(?:perfeit[oa]|otim[oa]|melhor|ideal|mais facil))\b/
/** Other subjects with days: a call, a bill, the past, a use of the plan. */
export const ofOtherSubject =
  /\b(?:lig(?:a|ar|am|acao|uem|ue)|telefon\w*|zap|whats\w*|mensage\w+|sms|fatura|boleto|venc\w+|cobr\w+|pag(?:o|a|ar|amento)|salario|caiu|ontem|passad[ao]|nasc\w+|segunda (?:via|opcao|fatura|mensalidade|parcela|linha|casa|rua)|veio|vieram|jog\w+|cancel\w+|atendo|promoc\w+|lent[ao]|trav\w+|cai)\b/
/** Matches 'Que dias de vencimento vocês têm? Recebo no quinto dia útil' */
const ofBill =
  /\b(?:vencimento|fatura|pag(?:o|ar|amento)|salario|recebo)\b.*\bdias?\b|\bdias?\b.*\b(?:vencimento|fatura|pag(?:o|ar|amento)|salario|recebo)\b/
const ofWorkAtHome = /\b(?:home ?office|remoto|trabalh\w+ (?:em|de) casa)\b/

/** Whether a question is general: 'Vocês vêm no sábado?' is about the hours, 'quanto antes?' about the wait. */
const isGeneral = (text: string, { wishes }: Availability) =>
  text.includes('?') &&
  wishes.flat().every(({ days, periods }) => {
    const isAsked = periods !== null && asksForDay.test(plainOf(text))
    return days.weekdays?.every((one) => (one === 0 || one === 6) && !isAsked) ?? days.day === undefined
  })

/** Names the free visits that fit the wish, if they are known. */
function replyTo(funnel: Funnel, said: string, today: Day): string {
  const byPhone = visitByPhone(funnel)
  if (byPhone) return byPhone
  const { slots } = journey(funnel).facts
  const { noted, later, again, free, chosenLater } = memoryTexts.schedule
  const wish = readAvailability(normalized(said).plain, today)
  const before = wishesFor('schedule', funnel.asides).length
  if (!slots || !wish) return `${noted} ${again[Math.min(before, again.length) - 1] ?? later}`
  const offer = offerOf(wish, visitsThatFit(wish, [], slots), slots, today)
  const told = offer.replace(/ ?Fica ([^?]+)\?$/, (_, visit: string, at: number) => (at === 0 ? free(visit) : ''))
  return `${noted} ${told} ${chosenLater}`
}

/** Asks for the visit that fits earlier wishes, unless something was already said at its question. */
export function visitReminder(asides: readonly Aside[], slots: readonly Bookable[] | undefined, today: Day) {
  const wishes = wishesFor('schedule', asides).flatMap((said) => readAvailability(normalized(said).plain, today) ?? [])
  const last = wishes.at(-1)
  if (!last || !slots || asides.some(({ after }) => after === 'schedule')) return undefined
  return memoryTexts.schedule.reminded(offerOf(last, visitsThatFit(last, wishes.slice(0, -1), slots), slots, today))
}
