import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { sayAnswer } from '../../funnel/answers/showAnswer.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { faqReply } from '../../understanding/faqReply.ts'
import { notAnAnswerTexts } from '../../content/texts/notAnAnswerTexts.ts'
import { answersAnew } from '../../funnel/answers/answersAnew.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import { afterAgreement, agreesSomewhere } from '../../understanding/agreementFirst.ts'
import type { Funnel } from '../../funnel/state.ts'
import { normalized } from '../../understanding/normalizeText.ts'
import { complementAdded } from '../../understanding/values/complementAdded.ts'
import { withVisitsAdded } from '../../understanding/visitsAdded.ts'
import {
  agreesToRest,
  answersIn,
  answersPutRight,
  bids,
  isSame,
  putTogether,
  toldAgain,
  withoutDropped,
  withoutVisits,
} from './answersPutRight.ts'
import { besideSame, speaksOf } from './sameToldAgain.ts'
import { hidden } from './tellBeside.ts'
import type { Said } from './processMessageAtQuestion.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/**
 * The answer to 'Confere?': a yes with what is said after it, the same told again, what is put right, or a no. Null for
 * anything else, which is heard as if nothing had been read back.
 */
export function replyToReadBack(voice: ChatActions, { key, text }: Said, now: Date): Heard | { more: string } | null {
  const { noted } = voice.now()
  if (!noted) return null
  if (wondersAtDots(noted.raw, text)) {
    voice.agree()
    const reply = faqReply(voice.now(), { id: 'masked' }, '') ?? ''
    return voice.aside(journey(voice.now()).question, sayAnswer('cep', text), reply)
  }
  const more = afterAgreement(text, (words) => speaksOf(voice.now(), words, now))
  if (more === '') return voice.agree()
  const told = toldOf({ ...voice.now(), noted: null }, noted.raw, { key, text, words: more ?? text, now })
  return more === null ? withoutYes(voice, noted, { key, text, told, now }) : afterYes(voice, noted.raw, told, more)
}

const noteAlso = (voice: ChatActions, changed: Raw) => {
  const { noted } = voice.now()
  return voice.note(noted && { ...noted, raw: { ...noted.raw, ...changed } })
}

/** The answer to 'Confere?' that begins with no yes. */
function withoutYes(
  voice: ChatActions,
  noted: NonNullable<Funnel['noted']>,
  { key, text, told, now }: Omit<Said, 'goTo'> & { told: Told; now: Date },
): Heard | { more: string } | null {
  const { plain } = normalized(text)
  const said = hidden(keysIn(noted.raw), text)
  const isDenied = contradicts.test(plain)
  const isRejected = isDenied && (rejects.test(plain) || plain.split(' ').length <= short)
  const agreeAnd = (more: string) => {
    voice.agree()
    return more === '' ? 'taken' : { more }
  }
  const tellsMore = keysIn(answersAnew(voice.now(), told.heard, now)).some((one) => noted.raw[one] === undefined)
  const beside = besideSame(voice.now(), text, tellsMore || isDenied || told.isPutRight, now)
  if (beside !== null) return agreeAnd(beside)
  const isWhole = told.isSure && keysIn(noted.raw).every((one) => told.heard[one] !== undefined)
  if (!isDenied && told.isPutRight && isWhole && bids.test(plain) && noted.raw.acceptPromotions !== 'sim') {
    noteAlso(voice, told.heard)
    return voice.agree()
  }
  const putsRight = !tellsMore && (isDenied || hasBut.test(text) || agreesToRest.test(text))
  const putRight = putsRight ? answersPutRight(voice.now(), text, now) : null
  if (putRight) {
    const heard = noteAlso(voice, putRight.changed)
    if (putRight.isSure) {
      voice.agree()
      voice.aside(journey(voice.now()).question, said, notAnAnswerTexts.putRight)
    }
    return putRight.asks === '' ? heard : { more: putRight.asks }
  }
  const left = withoutVisits(noted.raw, text, now) ?? (isDenied ? withoutDropped(voice.now(), text, now) : null)
  if (left) {
    voice.note({ ...noted, raw: left })
    return agreesToRest.test(text) ? voice.agree() : voice.aside(key, said, notAnAnswerTexts.dropped)
  }
  if (!isDenied && tellsMore && !holdsBack.test(plain) && goesOn(voice.now(), told, key)) return agreeAnd(text)
  const isOther = text.includes('?') || tellsMore
  if (isRejected || (isDenied && (isOther ? !agreesSomewhere(text) : keysIn(told.heard).length > 0))) {
    voice.note(null)
    if (!isOther) return voice.aside(key, said, notAnAnswerTexts.notNoted)
  }
  return null
}
/** 'Confere, mas como vou conferir se tá com bolinha?': what is hidden is taken as it was written. */
const wondersAtDots = (raw: Raw, text: string) =>
  dots.test(text) && !/\d/.test(text) && keysIn(raw).some((key) => questions[key].private)
const dots = /(?<!\p{L})(?:bolinh|pontinh|asterisc|estrelinh|escondid|mascarad|tampad|censurad)/iu

type Told = ReturnType<typeof toldOf>

/** Whether the next answer is given while the one to the open question is read back. A consent is never taken so. */
const goesOn = ({ noted }: Funnel, { heard, isSure }: Told, key: Key) =>
  noted?.raw[key] !== undefined &&
  noted.raw.acceptPromotions !== 'sim' &&
  isSure &&
  keysIn(heard).every((one) => noted.raw[one] === undefined)

/** 'Pera, meu nome é …', 'antes disso' */
const holdsBack = /\b(?:(?:es)?pera(?:i| ai)?|calma|antes|primeiro|ainda)\b/

type Words = { key: Key; text: string; words: string; now: Date }

/** What some words tell of the answers that were read back, and what they would be heard as without them. */
function toldOf(funnel: Funnel, raw: Raw, { key, text, words, now }: Words) {
  const again = toldAgain(funnel, raw, words, now).map(({ answers }) => answers)
  const meant = handleMessageAtQuestion(funnel, key, words, now)
  const heard = withVisitsAdded(raw.schedule, text, answersIn(meant))
  return {
    again,
    heard,
    isSure: meant.kind === 'answers',
    changed: putTogether(again.filter((one) => !isSame(one, raw))),
    isPutRight:
      !words.includes('?') &&
      keysIn(heard).some((one) => raw[one] !== undefined && !isSame({ [one]: heard[one] }, raw)),
  }
}

/** After a yes a few words may put right or add to what was read back; others are heard once it is taken. */
function afterYes(voice: ChatActions, raw: Raw, told: Told, more: string) {
  const complement = complementAdded(raw.complement, more)
  const isAgain = told.isSure && !told.isPutRight && keysIn(told.heard).some((one) => raw[one] !== undefined)
  const added = complement === null ? (isAgain && !more.includes('?') ? told.heard : null) : { complement }
  if (added) {
    noteAlso(voice, added)
    return voice.agree()
  }
  if (told.changed && !more.includes('?') && more.split(' ').length <= few) return noteAlso(voice, told.changed)
  if (told.isPutRight) return null
  voice.agree()
  return told.again.some((one) => isSame(one, raw)) ? 'taken' : { more }
}

/** So many words after a yes may only put right what was read back, and so many with a no say nothing more. */
const [few, short] = [3, 6]

/** A no, or a word that something is wrong: 'não respondeu' is none. */
const contradicts =
  /^\W*(?:nao|n|quase|negativo|nunca|claro que nao|nem)(?:\W*$|\s*[,.;:!]| (?:e|eh|era|foi|ta|esta|quero|isso|ess[ea]|o|a|um|uma|meu|minha|mesmo|nao|obrigad[oa]|moro|\d+)\b)|\b(?:errad[oa]|nada disso|nao (?:e|eh|ta|esta|era|foi|confere|escolhi|pedi|quis))\b|\bnunca (?:falei|disse|pedi|escolhi)\b|\btir[ae] (?:iss|ess|[oa] )|\bnao\W*$/

/** 'Confere, mas é 53' */
const hasBut = /^\W*(?:confere|sim|isso|certo|ok|t[áa] certo)(?!\p{L}).*(?<!\p{L})mas(?!\p{L})/iu

/** A no that leaves nothing of it: 'não, nada disso', 'tá tudo errado' */
const rejects = /^\W*(?:nao|n|negativo|nunca)(?:\s*[,.!]+\s*(?:nao|n))*\W*$|\bnada disso\b|\btudo errado\b/
