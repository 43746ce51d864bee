import type { Key } from '../../content/questions/answers.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { unusableAnswerReasons } from '../../content/texts/chat/unusableAnswerReasons.ts'
import { readAnswers as readPlainly } from '../../funnel/answers/readAnswers.ts'
import { whyRefused } from '../../funnel/views/whyRefused.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Funnel } from '../../funnel/state.ts'
import { whyQuestionAsked } from '../../funnel/views/whyQuestionAsked.ts'
import type { Understanding } from '../understandingTypes.ts'
import { replyToAny, replyToCourtesy, replyToUnknown } from './courtesyReply.ts'
import { isName } from '../readValue.ts'
import { normalized as plainly } from '../line/normalizeText.ts'
import { meaningsHere } from '../meaning/likelyReply.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { inDigits } from '../line/numberWords.ts'
import { areFewWords } from '../line/openingPhrases.ts'
import { notSaid } from '../talk/notSaid.ts'

/** The reply to courtesy, to 'any', and to visitors who do not know or refuse to say. */
export const kindReplyTo = (key: Key, plain: string) =>
  replyToCourtesy(plain) ?? replyToAny(key, plain) ?? replyToUnknown(key, plain)

/** Replies to a line that was not understood, with the reason if known. Repeating a free text makes it the answer. */
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

/** Matches 'Moda Bella Confecções Ltda' */
const ofCompany = /\b(?:ltda|eireli|epp)\b/

/** Acknowledges a remark once, with the reason for the question if the visitor doubts it. */
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

/** Whether a remark may be about why an answer is needed, or how it is used. */
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

/** The number of words that make a line a remark: lower at the start, higher the freer the answer's form. */
const [fewWords, someWords, manyWords] = [2, 4, 6]
/** Whether a text has the digits or signs of an answer, also in words, though not a valid one. */
const hasForm = (key: Key, text: string) =>
  (formOf[key] ?? /\d(?:\s?\d){2}|@|\barroba\b/).test(inDigits(plainly(text).plain))
const formOf: { [K in Key]?: RegExp } = { number: /\d/, birthDate: /\d/ }
/** Questions with replies of their own; at those with few choices a remark is acknowledged first. */
const ofChoices = new Set<string>(['plans', 'offers', 'slots'])
const ofFewChoices = new Set<string>(['days', 'yesNo', 'consent', 'bank'])

/** Words of a sentence, of agreement or of anger, which are no answer even if repeated. */
const isTalking =
  /\b(nao|n|sim|s|ok|blz|beleza|valeu|fechou|e|eh|sou|era|foi|ta|tava|esta|vai|vou|quer|quero|tem|tenho|moro|fica|toma|que|mas|pq|porque|se|ou|meu|minha|seu|sua|aqui|ele|ela|voces?|vcs?|cu|porra|puta|pariu|merda|caralho|foder?|fodase|idiotas?|numero|nome|cep|telefone|e ?mail|cpf|errei|errad[oa])\b/

/** Signs besides the letters of a name, so that the name is looked for within the text. */
const beyondLetters = /^[^\d@]*[^\p{L}\p{M}\s.'’`´‘\d@-][^\d@]*$/u

const withoutAreaCode = /(?<!\d)9\d{4}[\s-]?\d{4}(?!\d)/

/** The least that an answer needs for a reply about its mistake. */
const shortest: { [K in Key]?: RegExp } = { birthDate: /\d\D?\d\D?\d/, phone: /\d/ }

/** Questions that any words may answer. */
const freely = new Set<Key>(['name', 'motherName', 'complement', 'street', 'neighborhood', 'city', 'block', 'lot'])
