import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { leavesOut, type Raw } from '../../funnel/answers/readAnswers.ts'
import { sayAnswer, showAnswer } from '../../funnel/answers/showAnswer.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { faqReply } from '../../understanding/replies/faqReply.ts'
import { notedText } from '../../content/texts/chat/chatTexts.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { complementAdded } from '../../understanding/values/complementAdded.ts'
import { negates, type Stance } from '../../understanding/readBacks/agreement.ts'
import { sentencesOf, tellingIn } from '../../understanding/line/clauses.ts'
import { normalized } from '../../understanding/line/normalizeText.ts'
import { isOfAccount, spokenOf } from '../../understanding/readValue.ts'
import { questionsNamed } from '../../understanding/readings/findLabelTokens.ts'
import { lineOf } from '../../understanding/readings/lineTokens.ts'
import { isConditional } from '../../understanding/values/yesNo.ts'
import { promotionsRefused } from '../../understanding/values/promotionsRefused.ts'
import { tellsSameVisits } from '../../understanding/visits/visitsAdded.ts'
import {
  agreesToRest,
  answersPutRight,
  correctsDigits,
  withoutDropped,
  withoutToldAgain,
  withoutVisits,
} from './answersPutRight.ts'
import { sidesOf, stanceOnReadBack, tellsMore, toldOf, type Told } from './heardOfReadBack.ts'
import { stanceAfterAsking } from './stanceAfterAsking.ts'
import { besideSame } from './sameToldAgain.ts'
import { takesVisitTold } from './takesVisitTold.ts'
import { hidden } from './tellBeside.ts'
import type { Said } from './processMessageAtQuestion.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/** Handles the reply to 'Confere?': a yes, a repetition, a correction or a no. Null for anything else. */
export function replyToReadBack(voice: ChatActions, { key, text }: Said, now: Date): Heard | { more: string } | null {
  const { noted } = voice.now()
  if (!noted) return null
  if (wondersAtDots(noted.raw, text)) {
    voice.agree()
    const reply = faqReply(voice.now(), { id: 'masked' }, '') ?? ''
    return voice.aside(journey(voice.now()).question, sayAnswer('cep', text), reply)
  }
  if (takesVisitTold(voice, text, now)) return 'taken'
  const beside = besideRefusal(noted.raw, text)
  if (beside !== null) return agreeAnd(voice, beside)
  const stance = stanceAfterAsking(voice.now(), text, stanceOnReadBack(voice.now(), { key, text }, now))
  const words = tellingIn(text).join(' ') || text
  const told = toldOf(voice.now(), { key, text, words }, now)
  const isOther =
    (told.isPutRight &&
      !isNoDoor(told.heard, text) &&
      complementAdded(noted.raw.complement, stance.more) === null &&
      (told.isSure || text.split(' ').length <= few)) ||
    tellsSameVisits(noted.raw.schedule, words, dayInBrazil(now)) === false ||
    correctsDigits(noted.raw, text)
  const isPlain = stance.agrees && stance.denying.length === 0 && !agreesToRest.test(text)
  const isYes = isPlain && !isOther && leavesConsent(noted.raw, text, stance)
  if (!isYes) return withoutYes(voice, noted, { key, text, told, stance, isOther: stance.agrees && isOther, now })
  const rest = tellsMore(voice.now(), told, now) ? text : stance.more
  if (rest === '') return voice.agree()
  const [first = '', ...others] = sentencesOf(rest)
  const changed = toldOf(voice.now(), { key, text, words: first }, now).changed
  if (changed && !first.includes('?') && first.split(' ').length <= few && others.length > 0) {
    noteAlso(voice, changed)
    return { more: others.join(' ') }
  }
  return afterYes(voice, noted.raw, { told: toldOf(voice.now(), { key, text, words: rest }, now), more: rest, now })
}

/** The rest of a line that repeats a noted refusal: 'isso, não quero ofertas. E o CPF, pra quê?' */
function besideRefusal(raw: Raw, text: string): string | null {
  if (keysIn(raw).length > 1 || raw.acceptPromotions !== 'não' || promotionsRefused(text) === null) return null
  return sentencesOf(text)
    .filter((sentence) => promotionsRefused(sentence) === null)
    .join(' ')
}

/** Consents and direct debit need a yes without a denial, a condition, or another answer named alone beside it. */
function leavesConsent(raw: Raw, typed: string, { isSureYes }: Stance): boolean {
  const consents = consentsIn(raw)
  const text = tellingIn(typed).join(' ') || typed
  const isOfOther =
    questionsNamed(lineOf(text)).some((key) => !isOfAccount(key)) && consents.some((key) => !spokenOf[key]?.test(text))
  return (
    consents.length === 0 ||
    !(
      !isSureYes ||
      negates.test(text) ||
      isConditional(normalized(text).plain) ||
      isOfOther ||
      wavers.test(typed.replace(/mais ou menos/gi, ' '))
    )
  )
}
const consentsIn = (raw: Raw) => (['acceptPromotions', 'directDebit'] as const).filter((key) => raw[key] === 'sim')
const wavers =
  /(?<!\p{L})(?:talvez|depois|entendi|pensar|opcional|saber|assim|explica|menos|s[óo]|somente|apenas|ok n[ée]|d[úu]vida|op[çc][õo]es|antes|boleto|carn[êe]|papel|pix|cart[ãa]o|dinheiro|lot[ée]rica)(?!\p{L})/iu

const ofDoor = /(?<!\p{L})(?:complemento|ap(?:to|artamento)?|bloco|torre|tir[ae]|sem)(?!\p{L})/iu

const ofPlan = /(?<!\p{L})(?:o de \d|megas?|gigas?|plano)(?!\p{L})/iu

/** 'Confere. não é outra casa' and 'confere, pode ser o de 500' tell no complement. */
const isNoDoor = ({ complement }: Raw, text: string) =>
  complement !== undefined && (leavesOut('complement', complement) ? !ofDoor.test(text) : ofPlan.test(text))

const noteAlso = (voice: ChatActions, changed: Raw) => {
  const { noted } = voice.now()
  return voice.note(noted && { said: noted.said, raw: { ...noted.raw, ...changed } })
}

/** Handles a reply to 'Confere?' that is no plain yes. */
function withoutYes(
  voice: ChatActions,
  noted: NonNullable<Funnel['noted']>,
  {
    key,
    text,
    told,
    stance,
    isOther,
    now,
  }: Omit<Said, 'goTo'> & { told: Told; stance: Stance; isOther: boolean; now: Date },
): Heard | { more: string } | null {
  const named = questionsNamed(lineOf(text))
  const said = hidden([...keysIn(noted.raw), ...keysIn(told.heard), ...named], text)
  const isDenied = stance.denying.length > 0
  const isMore = tellsMore(voice.now(), told, now)
  const beside = besideSame(voice.now(), text, isMore || stance.isSureNo || told.isPutRight, isDenied, now)
  if (beside !== null) return agreeAnd(voice, beside)
  const [others, own] = sidesOf(voice.now(), { key, text }, now)
  const isAnew = isDenied || isOther || (told.isPutRight && told.isSure)
  const putRight = isAnew || agreesToRest.test(text) ? answersPutRight(voice.now(), own, now) : null
  if (putRight && !isNoDoor(putRight.changed, text)) {
    const heard = noteAlso(voice, putRight.changed)
    if (putRight.isSure) {
      voice.agree()
      voice.aside(journey(voice.now()).question, said, notAnAnswerTexts.putRight)
    }
    const more = [putRight.asks, others].filter(Boolean).join(' ')
    return more === '' ? heard : { more }
  }
  const isNamed = stance.denying.some(
    (clause) =>
      clause.split(' ').length <= few && questionsNamed(lineOf(clause)).some((one) => noted.raw[one] !== undefined),
  )
  const isPlainNo = stance.isSureNo && (!stance.agrees || isNamed || agreesToRest.test(text))
  const left =
    withoutVisits(noted.raw, text, now) ??
    (isPlainNo ? withoutDropped(voice.now(), { text, denying: stance.denying }, now) : null)
  if (left) {
    voice.note(keysIn(left).length > 0 ? { said: noted.said, raw: left } : null)
    return agreesToRest.test(text) ? voice.agree() : voice.aside(key, said, notAnAnswerTexts.dropped)
  }
  if (!isDenied && isMore && goesOn(voice.now(), told, key)) return agreeAnd(voice, text)
  const isBeside = text.includes('?') || isMore
  const isConsent = keysIn(noted.raw).length === 1 && consentsIn(noted.raw).length === 1
  if (isConsent && !isBeside) voice.note(null)
  if (!isDenied || (isBeside && !stance.isSureNo)) return null
  const isAll = isConsent || (isPlainNo && (keysIn(noted.raw).length === 1 || noted.isAsked === true))
  voice.note(isAll ? null : { ...noted, isAsked: true })
  if (isBeside) return null
  return voice.aside(key, said, isAll ? notAnAnswerTexts.notNoted : notAnAnswerTexts.whatDiffers)
}

function agreeAnd(voice: ChatActions, more: string) {
  voice.agree()
  return more === '' ? 'taken' : { more }
}

/** Whether a line wonders about masked values: 'Confere, mas como vou conferir se tá com bolinha?' */
const wondersAtDots = (raw: Raw, text: string) =>
  dots.test(text) && !/\d/.test(text) && keysIn(raw).some((key) => questions[key].private)
const dots = /(?<!\p{L})(?:bolinh|pontinh|asterisc|estrelinh|escondid|mascarad|tampad|censurad)/iu

/** Whether the next answer follows while the open one is read back. This never confirms a consent. */
const goesOn = ({ noted }: Funnel, { heard, isSure }: Told, key: Key) =>
  noted?.raw[key] !== undefined &&
  noted.raw.acceptPromotions !== 'sim' &&
  isSure &&
  keysIn(heard).every((one) => noted.raw[one] === undefined)

/** After a yes, a few words may correct or extend the answers; longer ones are handled after taking them. */
function afterYes(voice: ChatActions, raw: Raw, { told, more, now }: { told: Told; more: string; now: Date }) {
  const complement = complementAdded(raw.complement, more)
  const isAgain = told.isSure && !told.isPutRight && keysIn(told.heard).some((one) => raw[one] !== undefined)
  const added = complement === null ? (isAgain && !more.includes('?') ? told.heard : null) : { complement }
  if (added) {
    noteAlso(voice, added)
    voice.agree()
    return tellAdded(
      voice,
      keysIn(added).filter((key) => raw[key] === undefined),
      more,
    )
  }
  if (told.changed && !more.includes('?') && more.split(' ').length <= few) return noteAlso(voice, told.changed)
  if (told.isPutRight) return null
  const anew = withoutToldAgain(voice.now(), raw, more, now)
  voice.agree()
  return anew === '' ? 'taken' : { more: anew }
}

/** Tells answers that were not read back. */
function tellAdded(voice: ChatActions, keys: readonly Key[], said: string): Heard {
  const { question } = journey(voice.now())
  const shown = keys.map((one): [Key, string] => [one, showAnswer(voice.now(), one)])
  return shown.length === 0 ? 'taken' : voice.aside(question, hidden(keys, said), notedText(shown))
}

/** The most words after a yes that can only be a correction. */
const few = 3
