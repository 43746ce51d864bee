import { dayInBrazil } from '../api/contract/values/dates.ts'
import { keysIn, type Key } from '../content/questions/answers.ts'
import { addReply } from './replies/addReply.ts'
import { askedOfRecord, withRecord } from './record/askedOfRecord.ts'
import { nicknameBeside, withoutNickname } from './beside/nicknameBeside.ts'
import { notAnAnswerTexts } from '../content/texts/chat/notAnAnswerTexts.ts'
import { whyQuestionAsked } from '../funnel/views/whyQuestionAsked.ts'
import { leavesOut } from '../funnel/answers/readAnswers.ts'
import { typedNone } from '../funnel/answers/answerAsTyped.ts'
import type { Funnel } from '../funnel/state.ts'
import { tellingIn } from './line/clauses.ts'
import { handleClauseByClause } from './beside/handleClauseByClause.ts'
import { sideQuestionReply, toldBeside } from './replies/sideQuestionReply.ts'
import { commandIn } from './commands/commands.ts'
import { meansAskedNumber } from './commands/editRequests.ts'
import { answeredKeys } from './answeredKeys.ts'
import { readBackConsent } from './readBacks/readBackConsent.ts'
import { withoutAskedPayment } from './payment/onlyChosen.ts'
import { withEveryReply } from './beside/withEveryReply.ts'
import { fitReplyToAnswers } from './replies/fitReplyToAnswers.ts'
import { withReplyBeside } from './beside/withReplyBeside.ts'
import type { Interpretation } from './interpret.ts'
import { typed, withCorrection, withNamedAnew, withSameDoor } from './corrections/earlierAnswersChanged.ts'
import { withPlanWish } from './plans/earlyPlanWish.ts'
import { withPlanOrdered } from './plans/withPlanOrdered.ts'
import { planGivenUp } from './plans/planGivenUp.ts'
import { orSwap } from './plans/planSwap.ts'
import { planQuestion } from './plans/planQuestion.ts'
import { planOnlyAsked } from './plans/planOnlyAsked.ts'
import { withBankBeside, withDebitBeside } from './payment/bankNamed.ts'
import { dueDayTold, dueDayWish } from './payment/dueDayWish.ts'
import { choiceOnCondition, replyToCondition } from './plans/choiceOnCondition.ts'
import { interpretAtQuestion, mistypedIn } from './interpretAtQuestion.ts'
import { answered, likelyReply } from './meaning/likelyReply.ts'
import { areFewWords } from './line/openingPhrases.ts'
import type { Hear } from './replies/replyToQuestions.ts'
import { asksOtherDevice } from './commands/asksOtherDevice.ts'
import { readBackDoubtful } from './readBacks/readBackDoubtful.ts'
import { isUnknown } from './replies/courtesyReply.ts'
import { streetBeside } from './values/streetNamed.ts'
import { normalized as plainly } from './line/normalizeText.ts'
import { askedOfTalk, asksAtPlace, isRemark, saidBesideName } from './replies/remarks.ts'
import { isExcluded } from './visits/visitsAdded.ts'
import { handleVisitWish, visitsWithReply } from './visits/handleVisitWish.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import { isUrgent, talkAsked } from './talk/replyToTalk.ts'
import { handleTalk } from './talk/handleTalk.ts'
import { isLooselyKnown, isOfAnyWords, isTalkNotAnswer } from './talk/isTalkNotAnswer.ts'
import { withoutOtherPhone } from './values/phone.ts'
import { faqReply } from './replies/faqReply.ts'
import { hardlyAsks } from './meaning/asksOrAnswers.ts'
import { likelyMeaning } from './meaning/likelyMeaning.ts'
import { withPaymentToldEarly } from './payment/paymentToldEarly.ts'
import { withPlanBeside, withPaymentBeside } from './payment/paymentBesideAnswers.ts'
import { isDictated } from './values/email.ts'
import { isAboutOthers, isAboutOtherThanMother } from './line/aboutOthersOrUnsure.ts'
import { valueWithin } from './values/valueWithin.ts'
import { noteAlone } from './values/visitNote.ts'
import { withNamedBeside } from './beside/withNamedBeside.ts'
import { withValueBeside } from './beside/withValueBeside.ts'
import { readingShortcuts } from './readingShortcuts.ts'
import { isOfPlan, isYesNo } from './readValue.ts'
import { plotTold, withPlot } from './values/plotTold.ts'
import { afterTakenBack } from './readings/takesBack.ts'
import type { Line, Understanding } from './understandingTypes.ts'
import { heardOtherwise } from './heardOtherwise.ts'

/** Interprets a message at an open question. */
export const handleMessageAtQuestion = (funnel: Funnel, key: Key, text: string, now: Date): Understanding =>
  orSwap(funnel, key, text, (said) => fitReplyToAnswers(funnel, understand(funnel, key, said, now)))

function understand(funnel: Funnel, key: Key, typedText: string, now: Date): Understanding {
  if (key === 'visitNote' && !typedText.includes('?'))
    return {
      kind: 'answers',
      answers: { visitNote: leavesOut(key, typedText) ? '' : noteAlone(typedText) },
      reply: null,
    }
  const plot = plotTold(funnel, typedText)
  if (plot)
    return withPlot(funnel, plot.answers, /[\p{L}\d]/u.test(plot.rest) ? understand(funnel, key, plot.rest, now) : null)
  const givenUp = planGivenUp(funnel, key, typedText)
  const ofRecord =
    askedOfRecord(funnel, typedText, dayInBrazil(now)) ??
    (givenUp ? null : (planQuestion(funnel, typedText) ?? dueDayTold(funnel, key, typedText, dayInBrazil(now))))
  if (ofRecord) return withRecord(ofRecord, (rest) => understand(funnel, key, rest, now))
  const ordered = withPlanOrdered(funnel, key, typedText, (after, open, rest) => understand(after, open, rest, now))
  if (ordered) return ordered
  if (givenUp) return givenUp
  const text = withoutNickname(key, isYesNo(key) ? afterTakenBack(typedText) : typedText)
  const today = dayInBrazil(now)
  const hear = (words: string): Understanding => {
    const heard = heardWhole(funnel, key, words, now)
    return heard.kind === 'why' && words !== text ? { kind: 'side', reply: whyQuestionAsked(key, funnel) } : heard
  }
  const read = (part: string) => typed(funnel, key, interpretAtQuestion(funnel, key, part, today).answers)
  const line = { funnel, key, text, today }
  const whole = withNamedBeside(line, handleClauseByClause(key, text, hear, read))
  const heard = withSameDoor(line, withNamedAnew(line, besideWhy(line, whole, hear)))
  const chosen = withoutAskedPayment(key, text, planOnlyAsked(line, withReplyBeside(line, heard)))
  const replied = withPaymentToldEarly(line, withEveryReply(line, chosen), (asked, clause) =>
    handleMessageAtQuestion(funnel, asked, clause, now),
  )
  return readBackDoubtful(
    text,
    readBackConsent(key, text, withBankBeside(funnel, text, withDebitBeside(funnel, key, replied))),
  )
}

/** Adds the reason to an answer: 'Por que precisa do nome da mãe? É Rosa Lima' */
function besideWhy(
  { funnel, key, text }: Pick<Line, 'funnel' | 'key' | 'text'>,
  heard: Understanding,
  hear: Hear<Understanding>,
) {
  const told = heard.kind === 'why' ? tellingIn(text.replace(/ k{3,} /gi, '. ')) : []
  for (const words of new Set([told.join(' '), ...told.toReversed()])) {
    const answer = words === '' ? null : hear(words)
    if ((answer?.kind === 'answers' || answer?.kind === 'readBack') && answer.answers[key] !== undefined)
      return addReply(answer, whyQuestionAsked(key, funnel))
  }
  return heard
}

function heardWhole(funnel: Funnel, key: Key, typedText: string, now: Date): Understanding {
  const text = typedText.replace(mindChanged, '')
  const { plain } = plainly(text)
  if (text.trim() === '' || leavesOut(key, text))
    return { kind: 'answers', answers: { [key]: typedNone(key) }, reply: null }
  const first = key === 'phone' ? withoutOtherPhone(typedText) : null
  if (first !== null) return addReply(handleMessageAtQuestion(funnel, key, first, now), notAnAnswerTexts.onePhone)
  if (asksOtherDevice(plain) && !mailedOnly.has(key) && valueWithin(key, plain, dayInBrazil(now)) === null)
    return { kind: 'device' }
  const talk = talkAsked(funnel, text, plain, key)
  if (talk && isUrgent(talk)) return handleTalk(funnel, talk, plain)
  const onCondition = isOfPlan(key) || key === 'directDebit' ? replyToCondition(funnel, key, plain) : null
  if (onCondition) return { kind: 'side', reply: onCondition }
  const wanted = isOfPlan(key)
    ? choiceOnCondition(funnel, key, text, (choice) => heardWhole(funnel, key, choice, now))
    : null
  if (wanted) return wanted
  const line = { funnel, key, text, plain, talk, now, today: dayInBrazil(now) }
  const heard = withValueBeside(line, readingShortcuts(line) ?? heardRead(line))
  const nickname = key === 'name' ? nicknameBeside(text) : undefined
  if (nickname) return addReply(heard, notAnAnswerTexts.nickname(nickname))
  return withPlanWish(line, isOfPlan(key) ? withPlanBeside(line, heard) : withPaymentBeside(line, heard))
}

/** Questions at which 'manda no zap' is about mails. */
const mailedOnly = new Set<Key>(['email', 'acceptPromotions', 'dueDate', 'directDebit'])

/** Matches the beginning of 'Mudei de ideia, dia 20' */
const mindChanged =
  /^\s*(ah[\s,]+)?mudei de id[eé]ia(?:\s*[,.:;!]\s*|\s+(?=quero|vou|prefiro|pode|bota|p[õo]e|coloca|é|melhor|agora))(?=\S)/i

/** The certain or likely answers of a line, with the reply to its questions. */
function heardRead(line: Line): Understanding {
  const { funnel, key, text, plain, talk, today } = line
  const said = interpretAtQuestion(funnel, key, text, today)
  const saysNone =
    asksAtPlace(key, text, plain) || dependsOnMore.test(plain) || (key === 'number' && isRemark(key, text, plain))
  const isDenied = isExcluded(typed(funnel, key, said.answers).schedule, text, today)
  const first = saysNone ? { ...said, answers: {}, doubted: {} } : isDenied ? { ...said, answers: {} } : said
  const visits = key === 'schedule' ? handleVisitWish(funnel, plain, first, today) : null
  const day = key === 'dueDate' ? dueDayWish(line, first) : null
  if (day) return day
  const isAskedNumber = first.command?.question === 'number' && meansAskedNumber(key, plain)
  const read = isAskedNumber || seemsToEdit(line, first) ? { ...first, command: null } : first
  const answers = typed(funnel, key, { ...(key === 'email' ? mistypedIn(read) : {}), ...read.answers })
  const saysUnknown = isUnknown.test(plain) || (key === 'complement' && /\bnao sei\b/.test(plain))
  const isGuess = isRemark(key, text, plain) || saysUnknown
  const doubted = isGuess ? {} : typed(funnel, key, read.doubted ?? {})
  const likely = key === 'schedule' && isExcluded(doubted.schedule, text, today) ? {} : doubted
  if (key === 'email' && read.answers.email !== undefined && isDictated(plain)) return { kind: 'readBack', answers }
  const [isSure, isLikely] = [answers, likely].map((found) => keysIn(found).length > 0)
  const ofTopic = read.topic && faqReply(funnel, read.topic, plain)
  const isAnswer = isSure || isLikely || visits?.isBeside === true
  const reply = ofTopic ?? (isAnswer ? (sideQuestionReply(funnel, key, text) ?? askedOfTalk(line)) : null)
  const isOfVisit = read.answers.schedule !== undefined || visits?.isBeside
  if (visits?.isSure || visits?.schedule !== undefined)
    return visitsWithReply(visits, answers, isOfVisit ? reply : toldBeside(funnel, key, plain))
  const street = streetBeside(line, keysIn({ ...answers, ...likely }))
  if (street) return { kind: 'street', ...street }
  const isOther = isSure || isLikely || visits !== null || (talk && !isLooselyKnown(talk)) || changesOrAsksWhy(read)
  const isSaidHuman = first.command?.name === 'human' && commandIn(plain) === null
  const least = first.topic || (first.command && !isSaidHuman) ? certain : taught
  const meant = isOther || hardlyAsks(plain, key) ? null : likelyMeaning(funnel, key, text, plain, least)
  if (meant) return meant
  if (talk && !(visits && besideVisits.has(talk)) && isTalkNotAnswer(talk, key, plain, answers, likely))
    return handleTalk(funnel, talk, plain)
  const isOpen = !read.command && isOfAnyWords(key, plain) && (key === 'complement' ? !isSure : !areFewWords(plain))
  const told = isOpen ? likelyReply(funnel, plain, key, answered) : null
  if (told && 'reply' in told) return { kind: 'side', reply: told.reply }
  const besideName = isLikely || isAboutOthers(plain) ? saidBesideName(line, taught) : null
  const isHers = key !== 'motherName' || !isAboutOtherThanMother(plain)
  if (isSure) return withCorrection(line, { answers, isSure: isHers, reply: reply ?? besideName })
  if (read.topic && reply && !isLikely) return { kind: 'side', reply, asked: read.topic.question }
  if (isLikely) return withCorrection(line, { answers: likely, isSure: false, reply: reply ?? besideName })
  return heardOtherwise(line, read, visits)
}

/** Whether a line only seems to change an answer: it has none yet, and asks. */
const seemsToEdit = ({ funnel, key, plain }: Line, { command }: Interpretation) =>
  command?.name === 'edit' &&
  command.question !== undefined &&
  !answeredKeys(funnel).includes(command.question) &&
  !hardlyAsks(plain, key)

/** Whether the command changes an answer, or asks why there is a question. */
const changesOrAsksWhy = ({ command }: Interpretation) => command?.name === 'edit' || command?.name === 'why'

/** Matches 'Depende, a conta é da minha esposa' */
const dependsOnMore = /^(?:(?:ah|bom|olha|eh?|entao|ai|isso)[\s,]+)*depende\b/

/** Odds from which a meaning precedes the patterns, and from which it is used if no pattern matches. */
const [certain, taught] = [0.85, 0.7]
/** Talk that often accompanies a visit wish: 'quinta não, péra', 'o quanto antes, tô sem internet' */
const besideVisits = new Set<TalkKind>(['wait', 'support'])
