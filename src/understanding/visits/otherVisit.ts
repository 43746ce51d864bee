import { dayInBrazil, type Day } from '../../api/contract/values/dates.ts'
import { writeSlots } from '../../content/reading/answerParsers.ts'
import { otherVisitsTexts } from '../../content/texts/order/visitsFullTexts.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { sentencesOf } from '../line/clauses.ts'
import type { VisitTold } from './earlierVisit.ts'
import { ofOtherSubject } from './earlyVisitWish.ts'
import { handleMessageAtQuestion } from '../handleMessageAtQuestion.ts'
import { normalized as plainly } from '../line/normalizeText.ts'
import { namesDay } from '../plans/planChanged.ts'
import { clausesOfOrder } from '../plans/planOrdered.ts'
import type { Understanding } from '../understandingTypes.ts'
import { readAvailability, suits } from '../values/availability.ts'
import { ofTechnician, visitAndPayment } from './visitAndPayment.ts'
import { otherHalf } from './visitsAdded.ts'
import { splitAtRequest } from '../values/visitRequest.ts'

/** Interprets a line that names another visit than the chosen one, as if visits were asked. */
export function otherVisitMeant(funnel: Funnel, typedText: string, now: Date): Understanding | null {
  const written = plainly(typedText).text
  const text = (written.includes('?') ? dayRequested(written) : written).replace(sameDayAgain, '')
  const { plain } = plainly(text)
  if (
    !answeredKeys(funnel).includes('schedule') ||
    !clausesOfOrder(plain).some((one) => namesVisitDay(one) && !tellsWhen.test(one))
  )
    return null
  const named = text.replace(insteadOf, '').replace(otherVisit, '').replace(changeTo, '').replace(wantsVisit, '')
  const { schedule: _, ...kept } = funnel.kept
  const hear = (words: string) =>
    handleMessageAtQuestion({ ...funnel, kept, asides: [], noted: null }, 'schedule', words, now)
  const { plain: words } = plainly(named)
  const isHalf = namesHalf.test(words)
  const half = isHalf ? otherHalf(answersOf(funnel).schedule?.[0], words, dayInBrazil(now)) : null
  const sameDay = half && hear(writeSlots([half]))
  return sameDay?.kind === 'answers' ? sameDay : hear(named)
}

const namesVisitDay = (plain: string) => [namesDay, dayOfVisit, hourOfVisit].some((words) => words.test(plain))
/** Matches 'A visita pra dia 25', 'vir dia 25' */
const dayOfVisit = /\b(?:(?:visita|instala\w*|tecnico|vaga)\b(?!.*\bvenc\w*).*|vir (?:no )?)\bdia \d{1,2}\b/

/** Matches 'Fala pra eles virem depois das 14h' */
const hourOfVisit =
  /\b(?:tecnico|visita|equipe|vir|venha|venham|virem|chegar|chegarem|instalar|instalacao)\b.*\b(?:depois|dps|apos|a partir|antes) (?:d[oa]s? )?(?:\d{1,2} ?(?:h|horas)\b|meio dia\b)/

/** Matches 'Pode me avisar de tarde' */
const tellsWhen = /^(?!.*\b(?:visita|instala\w*)\b).*\b(?:avis|lig|telefon|(?:me|nos) (?:mand|confirm|cham))\w*/

/** Matches 'Melhor de tarde', but not 'uma ótima tarde' */
const namesHalf = /(?:^|\b(?:d[ea]|a|as|para|pra|pela|n[ao]|so) )(?:manha|tarde)\b/

/** The sentence that asks for another day: 'sexta não dá, pode ser segunda de manhã? E o modem?' */
function dayRequested(text: string): string {
  const asked = sentencesOf(text).find((one) => asksForVisit(one)) ?? ''
  const { plain } = plainly(asked)
  return (splitAtRequest(plain)?.asked ?? plain).replace('?', '')
}

/** Whether a sentence asks for another day: 'e de tarde sábado, tem?', 'sábado tenho natação, melhor de tarde' */
function asksForVisit(sentence: string): boolean {
  const { plain } = plainly(sentence)
  return namesVisitDay(plain) && !ofOther.test(plain) && (asksChange.test(sentence) || isFree.test(plain))
}
const someDay = '(?:segunda|terca|quarta|quinta|sexta|sabado|manha|tarde)\\b'
const isFree = new RegExp(
  `\\b(?:tem|teria|ha)(?: vaga| horario)?\\W*\\?$|^(?:e |mas )*(?:tem|teria)(?: vaga| horario)? (?:(?:n?[oa]|de|pra|para|pela) )?${someDay}|\\bmelhor (?:de|a|na|no|pela) ${someDay}`,
)
/** Matches what is no visit in 'posso mudar de casa na segunda semana?', 'pode ser que na quinta eu não esteja' */
const ofOther =
  /\b(?:suporte|taxa|custa|tv|plano|chuva|segunda semana|pode ser que|se eu|(?:mud\w+|troc\w+) de casa|uma segunda)\b/

const sameDayAgain = /\s+(?:n?esse|n?este|no) (?:mesmo|msm) dia(?!\p{L})/iu

/** Asks which visit is meant if several fit: 'muda de segunda para sexta' */
export function whichOtherVisit(funnel: Funnel, typed: string, now: Date): string | null {
  const text = visitPart(typed) ?? typed
  const isMeant = sentencesOf(text).some(
    (one) => asksForVisit(one) || [fromVisitTo, wishesDay, hourOfVisit].some((way) => way.test(plainly(one).plain)),
  )
  const isOther = !isMeant && isRuledOut(funnel, text, dayInBrazil(now))
  const meant = isMeant || isOther ? otherVisitMeant(funnel, isOther ? text.replaceAll('?', '.') : text, now) : null
  return meant?.kind === 'side' ? meant.reply : null
}

/** The hours of the chosen visit, if it suits already: 'dá pra vir depois das 14h?' */
export function hoursOfVisit(funnel: Funnel, text: string, now: Date): VisitTold | null {
  const { plain } = plainly(text)
  const [chosen] = answersOf(funnel).schedule ?? []
  const told = hourOfVisit.test(plain) ? readAvailability(plain, dayInBrazil(now)) : null
  return chosen && told?.wishes.length && suits(told, chosen)
    ? { reply: otherVisitsTexts.within[chosen.period], isFree: false }
    : null
}

/** The change of the visit beside that of the payment: 'muda o vencimento pra 15 e a visita pra quinta' */
export function visitPart(text: string): string | null {
  const part = visitAndPayment(text).find((one) => ofTechnician.test(one))
  if (part === undefined || !movesTo.test(part)) return null
  return changeTo.test(part) ? part : `muda ${part}`
}

const movesTo = /(?<!\p{L})(?:pr[ao]|para|p|na|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)(?!\p{L})/iu

/** Whether a line only says that none of the chosen visits suits: 'segunda não dá, tenho casamento' */
function isRuledOut(funnel: Funnel, text: string, today: Day): boolean {
  const { plain } = plainly(text)
  const told = received.test(plain) || ofOtherSubject.test(plain) ? null : readAvailability(plain, today)
  const chosen = answersOf(funnel).schedule ?? []
  const isAsked = plain.includes('?') && !asksOther.test(plain)
  return !isAsked && told?.wishes.length === 0 && chosen.length > 0 && chosen.every((visit) => !suits(told, visit))
}
const asksOther = /\b(?:outr[oa] (?:dia|data|horario|periodo|turno)|sem ser)\b/
/** Matches 'Segunda trabalho, mas minha mãe recebe' */
const received =
  /\b(?:mas|porem|so que|se chov\w*|receb\w+|atende|abr(?:e|ir)|deixa|vai estar|(?:nao tem|sem) problema|nao (?:atrasa|demora))\b/

/** Matches 'Quero sexta' */
const wishesDay =
  /^(?:(?:na verdade|eu|a visita)[\s,]+)*(?:melhor|e|eh|quero|queria|prefiro|pode ser|coloca|bota|poe|inclui|acrescenta|adiciona)[\s,]+(?:tambem\s+)?(?:(?:de|a|na|no|pra|para|pela|o)\s+)?(?:segunda|terca|quarta|quinta|sexta|sabado|dia \d{1,2} (?:de|a|pela))\b(?! (?:nao|via|opcao|fatura|conta|parcela))/
const fromVisitTo = /\b(?:d[ae] \S+|(?:mud|troc|pass)\w+(?: \S+)*?) (?:para|pra|pro|pel[ao]) /

const changeTo =
  /^(?:mud(?:a|ei|o)|troc(?:a|ar|o)|volta|passa|joga|altera|mudar|quero (?:mudar|trocar|passar)|mudei de id[eé]ia,?)r?\s+(?:(?:isso|o pagamento|a forma|a visita|as? datas?|o dia(?: d[aoe] (?:conta|boleto|fatura|pagamento|vencimento))?)[\s:]+)?(?:(?:para|pra|pro|por|no)\s+)?(?=\S)/i
const otherVisit = /^.*\b(?:pel[ao]|para|pra|pro)\s+(?=\S)/i
const insteadOf = /\s+(?:em vez|no lugar|ao inv[ée]s) d\S+.*$/i
const wantsVisit =
  /^(?:(?:na verdade|melhor|quero|queria|gostaria|prefiro|pode ser|coloca|bota|eu|a visita|visita)[\s,]+)+/i

/** Matches 'Dá pra ser na quinta de tarde?' */
export const asksChange =
  /(?<!\p{L})(?:(?:d[áa]|tem como|(?:seria|[ée]) poss[íi]vel|poderiam?|voc[êe]s? pode(?:ria)?m?|posso|consigo|pode) (?:pra |para )?(?:mudar|trocar|(?:subir|baixar)(?= (?:(?:pra|para|pro) (?:[oa] )?(?:de |plano )*\d|(?:o|de|a|meu) (?:(?:meu|minha) )?(?:plano|vencimento|velocidade)))|alterar|corrigir|deixar|colocar|botar|p[ôo]r|passar|pagar(?= (?:todo |no )?dia \d{1,2}(?:,? n[ée]|,? que é quando (?:eu )?recebo| sempre| n?o (?:d[ée]bito|boleto)| em vez d[eo] (?:dia )?\d+| e n[ãa]o (?:dia )?\d+)?\W*$)|ir(?= (?:para|pra|pro) )|vir(?= )|ser(?! (?:no nome|o nome)))|muda|troca|bota|coloca|p[õo]e)(?!\p{L})/iu
