import { keysIn, type Key } from '../../content/questions/answers.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { unusableAnswerReasons } from '../../content/texts/chat/unusableAnswerReasons.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { typed } from '../corrections/earlierAnswersChanged.ts'
import { hardlyAsks, likelyAsks, surelyAnswers } from '../meaning/asksOrAnswers.ts'
import { isAboutOthers, people } from '../line/aboutOthersOrUnsure.ts'
import { addReply } from '../replies/addReply.ts'
import { asReadBack } from '../readBacks/asReadBack.ts'
import { isOfPlanSaid, offersVisit } from './handleClauseByClause.ts'
import { faqReply } from '../replies/faqReply.ts'
import { sentencesOf } from '../line/clauses.ts'
import { likelyReply } from '../meaning/likelyReply.ts'
import { likelyAnswers } from '../interpretAtQuestion.ts'
import { banksNamed } from '../payment/replyWhetherBankAccepted.ts'
import { normalized } from '../line/normalizeText.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { isLearned } from '../meaning/rankMeanings.ts'
import { replyToTalk, talkAsked } from '../talk/replyToTalk.ts'
import { plansIn } from '../readContextualAnswer.ts'
import { isName, isOfPlan, isYesNo, spokenOf } from '../readValue.ts'
import { enoughReply } from '../plans/planCost.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { opensQuestion } from '../replies/replyToQuestions.ts'
import { replyToPart } from '../replies/sideQuestionReply.ts'
import { paymentChosen, paymentTold, prefersLowerPrice } from '../values/debit.ts'
import { whyNamedAsked } from '../replies/whyNamedAsked.ts'
import type { Line, Understanding } from '../understandingTypes.ts'

/** The final check of a line: certain questions are not answers and change nothing; answers get the replies to them. */
export function withReplyBeside(line: Asked, heard: Understanding): Understanding {
  const { key } = line
  if (heard.kind === 'side' && key === 'schedule') return withQuestionBeforeVisits(line, heard)
  if (heard.kind === 'refused') return (saysWhatIsWrong(line, heard.reply) ? null : asked(line, likelyEnough)) ?? heard
  if (heard.kind !== 'answers' && heard.kind !== 'readBack') return heard
  const answers = withoutAsked(line, heard.answers)
  if (keysIn(answers).length === 0 && heard.reply) return { kind: 'side', reply: heard.reply }
  if (heard.answers[key] === undefined) return keysIn(answers).length === 0 ? heard : { ...heard, answers }
  const isOfWords =
    heard.kind === 'readBack' &&
    !isToldApart(line, heard.answers[key]) &&
    ((isYesNo(key) && !sentencesOf(line.text).some((sentence) => saysFirst.test(`${sentence} `))) ||
      (key === 'number' && heard.answers.number !== 's/n'))
  const isAsked = !isPaymentChosen(line)
  const least = isAsked && onlyAsks(normalized(line.text).plain) ? likelyEnough : isAsked && isOfWords ? sure : null
  const replied = (least === null ? null : asked(line, least)) ?? withReply(line, withBank(line, { ...heard, answers }))
  const isNotAllowed = answers.directDebit === 'sim' && debitOfOther.test(line.text)
  return isNotAllowed && 'reply' in replied && replied.reply ? { kind: 'side', reply: replied.reply } : replied
}

/** Whether the last sentence is the answer: 'quais bancos vocês aceitam? boleto' */
function isToldApart({ funnel, key, text, today }: Asked, value: string | undefined): boolean {
  const [last = '', ...before] = sentencesOf(text).toReversed()
  return (
    before.length > 0 &&
    !last.includes('?') &&
    typed(funnel, key, likelyAnswers(funnel, key, last, today))[key] === value
  )
}

const isPaymentChosen = ({ key, text }: Asked) =>
  key === 'directDebit' && (paymentChosen(text) !== null || prefersLowerPrice(normalized(text).plain))

/** Matches the beginning of 'Quero boleto, ele vem pelo correio?' */
const saysFirst =
  /^\W*(?:(?:quero|prefiro|vou|pode|ser|s[óo]|de|o|no|p[õo]e|bota|n[ãa]o)[\s,]+)*(?:boleto|d[ée]bito(?: autom[áa]tico)?|sim|s|n[ãa]o|aceito|dispenso|quero)(?:\s+[\p{L}]+){0,2}(?:\s*[,.;!]+\s|\s+(?:mas|pq|porque|pois)\s)/iu

/** Whether a line is only a question: 'O que é débito automático' */
const onlyAsks = (plain: string) => opensQuestion.test(expandShortForms(plain)) && !/\d{4}|[,;.?!]./.test(plain)

/** Whether a refusal explains a long number, a way to pay or a missing plan. */
const saysWhatIsWrong = ({ key, text }: Asked, reply: string) =>
  text.replace(/\D/g, '').length > 7 ||
  reply === unusableAnswerReasons['directDebit.other'] ||
  (isOfPlan(key) && hardlyAsks(normalized(text).plain, key))

type Asked = Pick<Line, 'funnel' | 'key' | 'text' | 'today'>
type Answered = Extract<Understanding, { kind: 'answers' | 'readBack' }>

/** Adds a named bank. Read back if it differs, or if the account is somebody else's. */
function withBank(line: Asked, heard: Answered): Answered {
  const answers = { ...heard.answers, ...bankBeside(line) }
  const isOpen = answers.bank !== heard.answers.bank || isOfOtherAccount(line.key, line.text)
  if (heard.kind === 'answers' && !isOpen) return { ...heard, answers }
  return asReadBack({ ...heard, answers })
}

/** Adds the reply to the likeliest question, unless an unlearned kind of talk already has one. */
function withReply(line: Asked, heard: Answered): Understanding {
  const { funnel, key, text } = line
  const { plain } = normalized(text)
  const isKnown = heard.reply && (heard.reply !== whereToFind(funnel) || asksWhere.test(plain))
  const { reply: _, ...bare } = heard
  const silent: Answered = bare.kind === 'answers' ? { ...bare, reply: null } : bare
  if (key === 'bank' && heard.reply === faqReply(funnel, { id: 'debit-banks' }, ''))
    return addReply(silent, notAnAnswerTexts.bankTaken)
  const why = whyNamedAsked(funnel, text)
  if (why) return addReply(silent, why)
  const known: Answered = isKnown ? heard : silent
  const isOfVisit = key === 'schedule' && likelyAsks(plain) < likelyEnough
  if (Object.keys(heard.answers).length > 1 || (isKnown && (isOfVisit || isOwn(line, heard)))) return known
  const plan = isOfPlan(key) ? plansIn(funnel).find(({ sku }) => sku === heard.answers[key]) : undefined
  const least = isKnown && (key === 'schedule' || plan) ? certain : 0
  const told = (plan && enoughReply(plan, plain)) ?? replyToPart(funnel, key, plain, least)
  if (told !== null) return addReply(isOfAnother(line, told) ? asReadBack(silent) : silent, told)
  return known
}

/** Whether the reply is about another holder: 'Carlos Lima, mas vai ficar no nome da minha esposa, pode?' */
const isOfAnother = ({ funnel, key, text }: Asked, told: string) =>
  isName(key) && told === replyToTalk(funnel, 'otherHolder', normalized(text).plain)

/** Whether a reply belongs to no learned meaning, or is about the chosen plan. */
function isOwn({ funnel, key, text }: Asked, { reply }: Answered): boolean {
  const talk = talkAsked(funnel, text, normalized(text).plain, key)
  return ofAnswer.has(reply ?? '') || isOfPlanSaid(key, text) || (talk !== null && !isLearned(`talk:${talk}`))
}
const ofAnswer = new Set<string>([notAnAnswerTexts.bankTaken, notAnAnswerTexts.onePhone])

/** Questions about the place of the agency and account, which visitors who gave them need no reply to. */
const asksWhere = /\b(?:a?onde|como|cade|lugar|vejo|descubro)\b/
const whereToFind = (funnel: Funnel) => faqReply(funnel, { id: 'account-digit' }, '')

const [likelyEnough, sure, certain] = [0.6, 0.75, 0.85]

/** Puts the reply to a question before the visits that fit: 'De manhã ou de tarde tanto faz, demora muito?' */
function withQuestionBeforeVisits(line: Asked, heard: Extract<Understanding, { kind: 'side' }>): Understanding {
  const { funnel, key, text } = line
  const { plain } = normalized(text)
  const isAsked = offersVisit.test(heard.reply) && likelyAsks(plain) > sure
  const told = isAsked ? replyToPart(funnel, key, plain, likelyEnough) : null
  return told === null || heard.reply.includes(told) ? heard : { ...heard, reply: `${told} ${heard.reply}` }
}

/** Drops answers that a question changes, and consents that it only mentions: 'e no boleto, quanto? Sou Ana Lima' */
function withoutAsked({ funnel, key, text, today }: Asked, answers: Raw): Raw {
  const all = sentencesOf(text)
  const told = all.flatMap((sentence) => {
    if (!sentence.includes('?')) return wantsToKnow.test(sentence) ? [] : [sentence]
    const head = sentence.slice(0, Math.max(sentence.lastIndexOf(', '), 0))
    return /\d|@/.test(head) || takes.test(head) ? [head] : []
  })
  if (told.join() === all.join() || wishes.test(text)) return answers
  const read = told.length === 0 ? {} : likelyAnswers(funnel, key, told.join(' '), today)
  const known = answersOf(funnel)
  const isTold = (one: Key) =>
    one === key ||
    read[one] !== undefined ||
    (one === 'directDebit' && paymentTold(text).directDebit === answers.directDebit) ||
    (isYesNo(one) ? spokenOf[one]?.test(told.join(' ')) : known[one] === undefined || answers[key] === undefined)
  return Object.fromEntries(keysIn(answers).flatMap((one) => (isTold(one) ? [[one, answers[one]]] : [])))
}
const takes = /(?<!\p{L})(?:ent[ãa]o|mesmo|quero|prefiro|fico|melhor|bota|coloca|vai|vou)(?!\p{L})/iu
const wantsToKnow = /^\W*(?:eu )?(?:s[óo] )?(?:quero|queria|preciso|gostaria de) saber\b/i

/** Matches 'Ainda dá pra mudar pra boleto?' */
const wishes = /\b(?:mud|troc|volt|pass)\w* (?:para |pra |pro |o |a |p\/? ?|de |do )/i

/** Another bank that is named with its agency or account: 'a do Nubank é 0001' */
function bankBeside(line: Asked): Raw {
  const isAsked = line.key === 'agency' || line.key === 'account'
  const [bank, ...others] = isAsked ? banksNamed({ ...line, text: line.text.replace(cashier, ' ') }) : []
  return bank !== undefined && others.length === 0 && bank !== answersOf(line.funnel).bank ? { bank } : {}
}

/** Matches 'A moça do caixa', which is no bank */
const cashier = /\b(?:do|no|o) caixa\b(?! tem)/gi

/** Matches 'Débito na conta do meu marido, pode?' */
const debitOfOther = new RegExp(`d[ée]bito[^,.;!?]*\\bcontas? d[aeo] (?:\\S+ )?(?:${people})\\b`, 'i')

/** Whether the account is another person's: '48213-7, tá no nome do meu marido, pode?' */
const isOfOtherAccount = (key: Key, text: string) =>
  key === 'account' &&
  ofHolder.test(normalized(text).plain) &&
  isAboutOthers(normalized(text).plain) &&
  !/\bconjunt|\bmeu nome\b/i.test(text)

const ofHolder = /\bnome d[aeo]\b|\btitular\b|\bcontas? (?:e )?d[aeo]\b|\be d[aeo] |\bd(?:ele|ela)\b/

/** The reply to a line that only mentions an answer: 'a claro leva 3 dias, e vocês?', 'tenho medo de débito' */
function asked({ funnel, key, text }: Asked, least: number): Understanding | null {
  const { plain } = normalized(text)
  const meant = surelyAnswers(plain, key) ? null : likelyReply(funnel, plain, key, least)
  return meant && 'reply' in meant ? { kind: 'side', ...meant } : null
}
