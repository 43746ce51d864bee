import type { Key } from '../content/questions/answers.ts'
import { plainWords } from '../api/contract/values/plainWords.ts'
import { notAnAnswerTexts } from '../content/texts/notAnAnswerTexts.ts'
import { unusableAnswerReasons } from '../content/texts/unusableAnswerReasons.ts'
import { readAnswers as readPlainly } from '../funnel/answers/readAnswers.ts'
import { whyRefused } from '../funnel/views/whyRefused.ts'
import { questions } from '../content/questions/questions.ts'
import type { Funnel } from '../funnel/state.ts'
import { whyQuestionAsked } from '../funnel/views/whyQuestionAsked.ts'
import type { Understanding } from './understandingTypes.ts'
import { replyToAny, replyToCourtesy, replyToUnknown } from './courtesyReply.ts'
import { isName } from './readValue.ts'
import { normalized as plainly } from './normalizeText.ts'
import { meaningsHere } from './meaning/likelyReply.ts'
import { answeredKeys } from './answeredKeys.ts'
import { inDigits } from './numberWords.ts'
import { areFewWords } from './openingPhrases.ts'
import { notSaid } from './talk/replyToTalk.ts'

/** The reply to courtesy, to 'any', and to whoever does not know or will not say. */
export const kindReplyTo = (key: Key, plain: string) =>
  replyToCourtesy(plain) ?? replyToAny(key, plain) ?? replyToUnknown(key, plain)

/** Not understood: a text that its question refuses has its reason, what may be any words is taken when it is said again. */
export function notUnderstood(funnel: Funnel, key: Key, text: string, now: Date, reason?: string): Understanding {
  const { plain } = plainly(text)
  const kind = kindReplyTo(key, plain)
  if (kind) return { kind: 'side', reply: kind }
  const heard = replyToRemark(funnel, key, text, now)
  if (heard) return { kind: 'side', reply: heard, isUnsure: true }
  if (reason !== undefined) return { kind: 'refused', reply: reason }
  if (text.includes('?') && !areFewWords(plain))
    return { kind: 'side', reply: notAnAnswerTexts.unanswered, isUnsure: true }
  if (key === 'phone' && withoutAreaCode.test(plain))
    return { kind: 'refused', reply: unusableAnswerReasons['phone.areaCode'] }
  if (shortest[key]?.test(text) === false) return { kind: 'refused', reply: notAnAnswerTexts.unsure(key) }
  if (key === 'schedule') return { kind: 'refused', reply: notAnAnswerTexts.whichVisit }
  if (key === 'name' && ofCompany.test(plain)) return { kind: 'refused', reply: notAnAnswerTexts.signsForCompany }
  const reply = isName(key) && beyondLetters.test(text) ? notAnAnswerTexts.onlyName(key) : refusalOf(key, text, now)
  if (reply) return { kind: 'refused', reply }
  const canInsist = freely.has(key) && !isTalking.test(plainWords(text)) && !text.includes('?')
  return { kind: 'refused', reply: canInsist ? notAnAnswerTexts.insist(key) : notAnAnswerTexts.unsure(key), canInsist }
}

/** 'Moda Bella Confecções Ltda' */
const ofCompany = /\b(?:ltda|eireli|epp)\b/

/** What is told at a question, and answers nothing, is heard once, with the reason of a question where that is doubted. */
function replyToRemark(funnel: Funnel, key: Key, text: string, now: Date): string | null {
  const words = plainWords(text).split(' ').length
  const { kind } = questions[key].input
  const isOpening = key === 'cep' && answeredKeys(funnel).length === 0
  const least = isOpening ? fewWords : freely.has(key) || ofFewChoices.has(kind) ? manyWords : someWords
  if (words < least || text.includes('?') || hasForm(key, text) || ofChoices.has(kind)) return null
  if ((freely.has(key) && !isName(key)) || (isName(key) && beyondLetters.test(text))) return null
  const choices = ofFewChoices.has(kind) ? refusalOf(key, text, now) : undefined
  const why = (isDoubted(funnel, key, text) && whyQuestionAsked(key, funnel)) || choices
  const { opening, goesOn } = notAnAnswerTexts
  const replies: readonly string[] = why ? [notAnAnswerTexts.heard(why)] : isOpening ? opening : goesOn
  const wasHeard = funnel.asides.some(({ after, reply }) => after === key && replies.some((one) => reply.endsWith(one)))
  return wasHeard ? null : notSaid(funnel, replies)
}

const refusalOf = (key: Key, text: string, now: Date) =>
  key === 'directDebit'
    ? unusableAnswerReasons['directDebit.other']
    : whyRefused(readPlainly({ [key]: text }, now), key)

/** Whether a remark may be about why something is asked, or what becomes of it. */
const isDoubted = (funnel: Funnel, key: Key, text: string) =>
  meaningsHere(funnel, plainly(text).plain, key)
    .filter(({ id }) => ofReasons.has(id))
    .reduce((sum, { sure }) => sum + sure, 0) > 0.15
const ofReasons = new Set([
  'why',
  'explain',
  'data-use',
  'data-kept',
  'talk:dataUsed',
  'talk:mistrust',
  'talk:noCalls',
  'fraud',
])

/** As many are no answer that was mistyped; fewer where it has a form of its own, and where a conversation opens. */
const [fewWords, someWords, manyWords] = [2, 4, 6]
/** Digits or signs of an answer, also spoken ones, though not a right one. */
const hasForm = (key: Key, text: string) =>
  (formOf[key] ?? /\d(?:\s?\d){2}|@|\barroba\b/).test(inDigits(plainly(text).plain))
const formOf: { [K in Key]?: RegExp } = { number: /\d/, birthDate: /\d/ }
/** Replies of their own tell these choices; what is said of a few is heard first. */
const ofChoices = new Set<string>(['plans', 'offers', 'slots'])
const ofFewChoices = new Set<string>(['days', 'yesNo', 'consent', 'bank'])

/** Words of a sentence, of agreement or of anger: whoever sends them twice still gives no answer. */
const isTalking =
  /\b(nao|n|sim|s|ok|blz|beleza|valeu|fechou|e|eh|sou|era|foi|ta|tava|esta|vai|vou|quer|quero|tem|tenho|moro|fica|toma|que|mas|pq|porque|se|ou|meu|minha|seu|sua|aqui|ele|ela|voces?|vcs?|cu|porra|puta|pariu|merda|caralho|foder?|fodase|idiotas?|numero|nome|cep|telefone|e ?mail|cpf|errei|errad[oa])\b/

/** Signs beside the letters of a name: it is found among more words. */
const beyondLetters = /^[^\d@]*[^\p{L}\p{M}\s.'’`´‘\d@-][^\d@]*$/u

const withoutAreaCode = /(?<!\d)9\d{4}[\s-]?\d{4}(?!\d)/

/** What is at least in an answer that is worth a word on what is wrong with it. */
const shortest: { [K in Key]?: RegExp } = { birthDate: /\d\D?\d\D?\d/, phone: /\d/ }

/** Any words may answer these. */
const freely = new Set<Key>(['name', 'motherName', 'complement', 'street', 'neighborhood', 'city', 'block', 'lot'])
