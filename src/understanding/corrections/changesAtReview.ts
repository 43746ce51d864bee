import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { dueDays } from '../../api/contract/values/valueRules.ts'
import { keysIn } from '../../content/questions/answers.ts'
import { rawOf, typedValue } from '../../funnel/answers/answerAsTyped.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { writeSlots } from '../../content/reading/answerParsers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { plansIn } from '../readContextualAnswer.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { interpret, type Interpretation } from '../interpret.ts'
import { likelyAnswers } from '../interpretAtQuestion.ts'
import { sentencesOf } from '../line/clauses.ts'
import { sideCorrection } from './sideCorrection.ts'
import { isItStill, namesDay, noSuchPlan, planChanged, planKey } from '../plans/planChanged.ts'
import { asksChange, otherVisitMeant } from '../visits/otherVisit.ts'
import { promotionsRefused } from '../values/promotionsRefused.ts'
import { fearsDebit, ofOtherBill } from '../payment/onlyChosen.ts'
import { planOrdered } from '../plans/planOrdered.ts'
import { saidAsSwap } from '../plans/planSwap.ts'
import { writtenOut } from '../line/expandShortForms.ts'
import { normalized as plainly } from '../line/normalizeText.ts'
import { onLaterEvent } from '../line/onCondition.ts'
import { plotTold } from '../values/plotTold.ts'
import { paymentBeside } from '../values/debit.ts'
import { valuesOf } from '../readings/scoreReadings.ts'
import { afterTakenBack } from '../readings/takesBack.ts'
import { ofPayment, ofTechnician, visitAndPayment } from '../visits/visitAndPayment.ts'
import { areWished, visitsLeft, withVisitsAdded } from '../visits/visitsAdded.ts'
import { isFreeVisit } from '../visits/visitsThatFit.ts'
import { streamingWish } from '../plans/streamingWish.ts'

/** The answers that words at the review change: 'muda o vencimento pra 15', 'aceito mas quero o de 700' */
export function changesAtReview(funnel: Funnel, text: string, now: Date): Raw | null {
  const { acceptPromotions: consent, ...others } = changesTold(funnel, saidAsSwap(funnel, null, text), now) ?? {}
  const given = wantsPromotions(text) ? 'sim' : consent === 'não' ? consent : undefined
  const changed = given === undefined ? others : { ...others, acceptPromotions: given }
  return keysIn(changed).length > 0 ? { ...changed, ...sameDoor(funnel, text, changed) } : null
}

/** Keeps the complement beside another number, where the rest is said to be right. */
function sameDoor(funnel: Funnel, text: string, changed: Raw): Raw {
  const { complement } = answersOf(funnel)
  const isNumber = changed.number !== undefined && changed.cep === undefined && changed.complement === undefined
  return isNumber && complement !== undefined && restIsRight.test(text)
    ? { complement: typedValue('complement', complement) }
    : {}
}
const restIsRight =
  /^(?!.*(?:complemento|apto?\b|apartamento|bloco)).*(?:(?<!se o )resto (?:t[áa]|est[áa]) (?:tudo |todo )?(?:cert|corret|ok|igual)|tud(?:o|inho) (?:mais )?(?:t[áa] |est[áa] )?cert\p{L}+,? (?:s[óo]|menos|exceto|tirando))/isu

function changesTold(funnel: Funnel, text: string, now: Date): Raw | null {
  if (onLaterEvent.test(text)) return null
  const ordered = planOrdered(funnel, null, text)
  if (ordered)
    return {
      ...(ordered.rest && changesAtReview(ordered.after, ordered.rest, now)),
      ...paymentBeside(ordered.rest),
      ...ordered.answers,
    }
  const begun = text.replace(accepted, '')
  const said = isForLater.test(text) ? begun : begun.replace(isItStill, '')
  return changesIn(funnel, said, now) ?? changesBySentence(funnel, said, now)
}

/** Changes by single sentences: 'Uai, não tinham falado isso. Muda pra boleto. O modem é de graça?' */
function changesBySentence(funnel: Funnel, text: string, now: Date): Raw | null {
  const [sentences, known] = [sentencesOf(text), answersOf(funnel)]
  const bids = sentences.length > 1 ? sentences.filter((one) => bidsChange.test(one) && !isSupposed.test(one)) : []
  const changed = bids.flatMap((one) => changesIn(funnel, one.replace(isItStill, ''), now) ?? [])
  const all: Raw = Object.assign({}, ...changed)
  return keysIn(all).some((key) => key !== 'schedule' || all[key] !== rawOf(known[key] ?? '')) ? all : null
}
const bidsChange =
  /(?<!\p{L})(?:mud|troc|alter|corri[gj]|arrum|conserta|acert|coloc|bot[ae]|p[oõ]e|passa|tira|quero|queria|prefiro|err(?:ei|ad)|digitei|escrevi|na verdade)/iu
const isSupposed = /(?<!\p{L})(?:se (?:eu|a gente|for|fosse)|quando|depois)(?!\p{L})/iu

/** Matches the beginning of 'Aceito, mas tira o Globoplay' */
const accepted =
  /^\W*(?:eu )?(?:aceito|concordo|tudo certo)[\s,.;]+(?:mas |s[óo] que )?(?=\S)(?!exceto|menos|sem|fora|tirando|nada de)/i
function changesIn(funnel: Funnel, said: string, now: Date): Raw | null {
  const text = said.includes('?') ? said : said.replace(onlyAsked, '')
  const plot = plotTold(funnel, text)
  if (plot) return { ...changesIn(funnel, plot.rest, now), ...plot.answers }
  const { plain } = plainly(text)
  if (ofOtherBill.test(plain)) {
    const own = text
      .split(/[,.;!]\s+|\s(?:e|ent[ãa]o)\s(?=mud|troc|p[õo]e|bot|coloc)/i)
      .filter((clause) => !ofOtherBill.test(plainly(clause).plain))
    return own.length === 0 ? null : changesIn(funnel, own.join(', '), now)
  }
  const wish = streamingWish(funnel, plain)
  if (wish && 'sku' in wish) return { [planKey(funnel)]: wish.sku }
  const isAsked =
    asksAtAll.test(text) && !sentencesOf(text).some((one) => asksChange.test(one) && !isForLater.test(one))
  const isPriceAsked = asksPrice.test(writtenOut(text)) && !bidsChange.test(text) && !chooses.test(plain)
  if (noSuchPlan(funnel, text) !== null || asksToKnow.test(text) || isAsked || isPriceAsked) return null
  if (fears.test(plain) && movesToBill.test(plain)) return { directDebit: 'não' }
  const ofBoth: Raw = Object.assign({}, ...visitAndPayment(text).map((part) => changesIn(funnel, part, now)))
  if (ofBoth.schedule !== undefined && (ofBoth.dueDate ?? ofBoth.directDebit) !== undefined) return ofBoth
  const changed = {
    ...planChanged(funnel, text),
    ...readAnew(funnel, text, now),
    ...dueDayMoved(funnel, plain),
    ...visitChanged(funnel, text, now),
  }
  if (isOnlyOfVisit(text, changed)) delete changed.dueDate
  if (keysIn(changed).length > 0) return withVisitsAdded(writeSlots(answersOf(funnel).schedule ?? []), text, changed)
  const today = dayInBrazil(now)
  const wrong = text.includes('?') ? null : sideCorrection(funnel, null, text, today)?.value
  return wrong && wrong.schedule === undefined ? rawsOf(wrong) : null
}

/** Whether the only day of a line is the visit's: 'muda a visita pra dia 25', but not 'e a mensalidade dia 15' */
const isOnlyOfVisit = (text: string, { schedule = '', dueDate }: Raw) =>
  ((schedule !== '' || ofTechnician.test(text)) && !ofPayment.test(text)) ||
  schedule.startsWith(`${dueDate}/`) ||
  visitAndPayment(text).some((part) => ofTechnician.test(part) && part.includes(`dia ${dueDate}`))
/** Whether a clause plainly wishes for promotions by e-mail: 'eu quero receber as promoções por e-mail, sim' */
const wantsPromotions = (text: string) =>
  promotionsRefused(text) === null &&
  plainly(text)
    .plain.split(/[,.;:!?]\s*/)
    .some((clause) => wished.test(clause))
const wished =
  /^(?:(?:eu|mas|sim|agora|entao|na verdade) )*(?:quero|queria|gostaria de|aceito)(?: sim)? receber (?:as |os )?(?:promocoes|ofertas|novidades)(?: (?:por|no|pelo) e-?mail)?(?: sim)?$/

/** The due day that replaces the known one: 'o dia 10 cai antes de eu receber, dá pra passar para o dia 15?' */
function dueDayMoved(funnel: Funnel, plain: string): Raw {
  const { dueDate, schedule = [] } = answersOf(funnel)
  const [from, to] = moved.exec(plain)?.slice(1).filter(Boolean).map(Number) ?? []
  const isOfVisit = schedule.some(({ date }) => Number(date.slice(0, 2)) === from)
  const day = dueDays.find((one) => one === to)
  return from === dueDate && !isOfVisit && day !== undefined ? { dueDate: String(day) } : {}
}
const moved =
  /\bdia (\d{1,2})\b.*(?<!\bnao )\b(?:pass|mud|troc|alter|jog)\w* (?:isso |o dia |ele )?(?:para|pra|pro|p) (?:o )?(?:dia )?(\d{1,2})\b(?! (?:dias|de|vezes|nao))|^(?:mud|troc|pass|alter)\w* d[oe] (?:dia )?(\d{1,2}) (?:para|pra|pro|p) (?:o )?(?:dia )?(\d{1,2})\b/s

/** Matches 'Se eu botar boleto fica 129,99 né? posso mudar depois?', which changes nothing yet. */
const isForLater =
  /(?<!\p{L})(?:se (?:eu|a gente(?! quiser)|for(?! poss[íi]vel| sem custo))|depois(?! d)|futuramente)(?!\p{L})/iu
const asksAtAll =
  /\?|^\W*(?:e )?(?:d[áa] (?:pra|para)|consigo|posso)\s(?!(?:(?:vir|ficar|receber|s[óo]) )?(?:(?:n[ao]|pr[ao]|para) )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)(?: \S+){0,3}\W*$|(?:(?:ficar|vencer) )?(?:(?:n[ao]|pr[ao]|para) )?dia \d(?!.*em casa))/iu
/** Matches 'Queria saber se vence dia 20', 'troca pra 2 giga quanto fica? só pra saber', which change nothing. */
const asksToKnow =
  /(?<!\p{L})(?:(?:quer(?:o|ia)|gostaria de|preciso|pra eu) (?:saber|entender|ver|confirmar|perguntar)|s[óo] (?:perguntei|(?:pra|para|p)(?: eu)? saber)|curiosidade)(?!\p{L})/iu

/** Matches the first clause of 'Só perguntei do 700, muda pra boleto', or the last */
const onlyAsked =
  /^[^,;.]*(?<!\p{L})s[óo] perguntei(?!\p{L})[^,;.]*[,;.]\s+|[,;.]\s+[^,;.]*(?<!\p{L})s[óo] perguntei(?!\p{L})[^,;.]*$/iu

const fears = new RegExp(fearsDebit)
const movesToBill = /\b(?:mud|troc|pass|bot|coloc)\w* (?:\S+ ){0,2}?(?:para|pra|pro|p|no) (?:o )?boleto\b/
const chooses = /^(?!.*\b(?:se|acho que)\b).*\b(?:vou|fico|pode) (?:de|com|no|por|ser)\b/
/** Matches 'Dos que vc falou o de 700 no boleto qnt dá' */
const asksPrice = /\bquanto(?: que)? (?:e|fica|da|custa|sai|seria|ficaria)\W*$/

/** The known answers to which a line gives a new value. */
function readAnew(funnel: Funnel, text: string, now: Date): Raw {
  const { banks = [], slots = [] } = journey(funnel).facts
  const known = answersOf(funnel)
  const world = { offers: plansIn(funnel), shown: [], banks, today: dayInBrazil(now) }
  const heard = interpret({ ask: null, text, known }, world)
  const isOfDoor = keysIn(valuesOf(heard)).join('') === 'complement'
  const named = heard.command?.name === 'edit' ? heard.command.question : isOfDoor ? 'complement' : undefined
  const { plan, ...read } = named
    ? likelyAnswers(funnel, named, text.replace(untilNew, ''), world.today)
    : valuesOf(heard)
  const values: Interpretation['answers'] = plan === undefined ? read : { ...read, [planKey(funnel)]: plan }
  const open = answeredKeys(funnel)
  const anew = keysIn(values).filter((key) => {
    const value = values[key] ?? ''
    const isTaken = typeof value === 'object' && !value.every((slot) => isFreeVisit(slots, slot))
    const isAsked = open.includes(key) || (key === 'bank' && values.directDebit === true)
    return isAsked && !isTaken && (toChange.test(text) || rawOf(value) !== rawOf(known[key] ?? ''))
  })
  return rawsOf(Object.fromEntries(anew.map((key) => [key, values[key]])))
}

/** Matches 'Muda o vencimento pra 15', also if the value is the same */
const toChange =
  /(?<!\p{L})(?:mud(?:a|e|ar|em)|troc(?:a|ar|uem)|troque|alter(?:a|e|ar)|coloc(?:a|ar)|bot(?:a|ar)|p[õo]e|passa)(?!\p{L})/iu
const untilNew = /^.*?\b(?:para|pra|pro|por|p\/?)\s+(?:[oa]\s+)?/i

const rawsOf = (answers: Interpretation['answers']): Raw =>
  Object.fromEntries(keysIn(answers).map((key) => [key, typedValue(key, answers[key] ?? '')]))

/** Visits added, removed or moved at a question after theirs: 'coloca sexta de manhã junto' */
export function visitsAnew(funnel: Funnel, text: string, now: Date): Raw | null {
  const { schedule } = answersOf(funnel)
  if (schedule === undefined) return null
  const changed = visitChanged(funnel, text, now)
  return changed && withVisitsAdded(writeSlots(schedule), text, changed)
}

/** Another visit, if a free one is named: 'Troca a quarta pela sexta de tarde' */
function visitChanged(funnel: Funnel, text: string, now: Date): Raw | null {
  const { schedule: before = [] } = answersOf(funnel)
  const today = dayInBrazil(now)
  const left = visitsLeft(writeSlots(before), text, today)
  if (left !== null) return { schedule: left }
  const [, part = text] = visitLast.exec(text) ?? movedLast.exec(text) ?? []
  const { plain } = plainly(afterTakenBack(part))
  if (!text.includes('?') && namesDay.test(plain) && areWished(before, plain, today))
    return { schedule: writeSlots(before) }
  const meant = otherVisitMeant(funnel, part, now)
  return meant?.kind === 'answers' && meant.answers.schedule !== undefined ? { schedule: meant.answers.schedule } : null
}

/** Matches the end of 'Bota o vencimento dia 20 e a visita de tarde' */
const visitLast = /(?:,|\se)\s+(a visita\s.+)$/i
/** Matches the end of 'Segunda tenho médico, muda pra terça de manhã' */
const movedLast =
  /^(?!\W*(?:se(?! n[ãa]o der)|caso|quando|talvez)(?!\p{L})).+(?:[,;.!…:]\s*|\s(?:e|ent[ãa]o)\s+)((?:mud|troc|pass)\p{L}*\s+(?:(?:a visita|isso|ent[ãa]o)\s+)?(?:pr[ao]|para|p)\s+(?!n?[oa] boleto|d[ée]bito|o de ).+)$/isu
