import { wants } from '../line/openingPhrases.ts'
import type { Key } from '../../content/questions/answers.ts'
import { clausesFromEnd, sentencesOf } from '../line/clauses.ts'
import { asReadBack } from '../readBacks/asReadBack.ts'
import { onCondition } from '../line/onCondition.ts'
import { answerWithin, type Read } from './answerWithin.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { isQuestionPart } from '../line/isQuestionPart.ts'
import { isOfAnyWords } from '../talk/isTalkNotAnswer.ts'
import { isReply, replyToEachQuestion, replyToQuestion, type Hear } from '../replies/replyToQuestions.ts'
import { normalized } from '../line/normalizeText.ts'
import { looks } from '../plans/handlePlanWish.ts'
import { namesStreaming } from '../plans/streamingWords.ts'
import { isName, isOfAccount, isOfPlan } from '../readValue.ts'
import type { Understanding } from '../understandingTypes.ts'

type Answered = Extract<Understanding, { kind: 'answers' | 'readBack' }>
/** Handles a line as a whole, then adds what its clauses say alone. */
export function handleClauseByClause(key: Key, text: string, hear: Hear<Understanding>, read: Read): Understanding {
  const heard = hear(text)
  if (heard.kind === 'side' && heard.asksBack) return heard
  if (isAnswer(heard)) return withQuestionBeside(key, text, withOwn(key, text, heard, hear), hear)
  const whole = (heard.kind === 'side' ? replyToEachQuestion(text, hear) : null) ?? heard
  const noSuchPlan = isReplied(whole) ? noSuchPlanNamed(key, text, hear) : null
  if (noSuchPlan && isReplied(whole)) {
    const isOfMore = whole.kind === 'side' && text.includes('?') && !advises.test(whole.reply)
    return { kind: 'side', reply: isOfMore ? `${whole.reply} ${noSuchPlan}` : noSuchPlan }
  }
  const taken = isRemarked(whole) ? planTaken(key, text, hear) : null
  if (taken) return { kind: 'readBack', answers: taken, ...replyBeside(whole) }
  const within = isOpen(whole, text)
    ? (answerWithin(key, text, read, hear) ?? answerAtFirst(key, text, hear) ?? answerAtLast(key, text, hear))
    : null
  if (within) return { kind: 'readBack', answers: within, ...replyBeside(whole) }
  const said = saysNothing(key, whole)
    ? clauseThatSays(key, text, hear)
    : key === 'schedule'
      ? withVisitBeside(text, whole, hear)
      : null
  return said ?? whole
}

/** The reply to a part that names a plan which does not exist: 'Trabalho em casa. Quero o de 3 giga. Tem multa?' */
function noSuchPlanNamed(key: Key, text: string, hear: Hear<Understanding>): string | null {
  const parts = isOfPlan(key) ? text.split(endsFirst) : []
  const named = parts.length > 1 ? parts.filter((part) => /\d/.test(part)).map(hear) : []
  return named.filter(isReplied).find(({ reply }) => isNoSuchPlan.test(reply))?.reply ?? null
}
const isNoSuchPlan = /^Plano .*não há neste endereço/
const advises = /\bPara levar, diga\b|\bQual\b|não há neste endereço/

/** The answer in the first clause, if it is plain alone: 'boleto pfv, nunca sei quanto vai ter na conta no dia' */
function answerAtFirst(key: Key, text: string, hear: Hear<Understanding>): Raw | null {
  if (isOfAnyWords(key, '')) return null
  const [first = '', ...rest] = text.split(endsFirst)
  const isPlain =
    rest.length > 0 &&
    first.length > 1 &&
    !onCondition.test(text) &&
    !deniesFirst.test(rest.join(', ')) &&
    !isWeak.test(first)
  const heard = isPlain ? hear(first.replace(/^s+i+m+$/i, 'sim')) : null
  const isTaken = heard?.kind === 'answers' || (heard?.kind === 'readBack' && heard.answers.acceptPromotions === 'não')
  return isTaken && doesAnswer(key, heard.answers) ? heard.answers : null
}

/** Adds the answer to the open question that the first clause gives: 'já me mandam demais, deixa quieto. nasci em 1979' */
function withOwn(key: Key, text: string, heard: Answered, hear: Hear<Understanding>): Answered {
  const own = heard.answers[key] === undefined && !asksFirst.test(text) ? answerAtFirst(key, text, hear) : null
  return own ? asReadBack({ ...heard, answers: { ...own, ...heard.answers } }) : heard
}

const asksFirst = /^[^,;.!—]*\?/

/** At the account's questions, choosing the boleto is an answer too. */
const doesAnswer = (key: Key, answers: Raw) =>
  answers[key] !== undefined || (isOfAccount(key) && answers.directDebit !== undefined)

/** The plan that a clause takes: 'tá, vou no de 500 mesmo, se travar ele que reclame' */
function planTaken(key: Key, text: string, hear: Hear<Understanding>): Raw | null {
  if (!isOfPlan(key) || onCondition.test(text) || looks.test(text)) return null
  for (const clause of clausesFromEnd(text)) {
    const from = deniesOrAsks.test(clause) ? -1 : clause.search(takes)
    const heard = from < 0 || namesStreaming(normalized(clause.slice(0, from)).plain) ? null : hear(clause.slice(from))
    if (heard?.kind === 'answers' && heard.answers[key] !== undefined) return heard.answers
  }
  return null
}
const deniesOrAsks = /\?|(?<!\p{L})(?:s[ei]|caso|quando|n[ãa]o|n|nem|ia)(?!\p{L})/iu

/** The answer after a question: 'que dia é mais barato? kkk dia 10', 'da minha vó? Ivone Oliveira' */
function answerAtLast(key: Key, text: string, hear: Hear<Understanding>): Raw | null {
  const [, last = ''] = /\?+\s*([^?\s][^?]*)$/.exec(text) ?? []
  if (last === '' || isWeak.test(last) || onCondition.test(text) || isOfAnyWords(key, '')) return null
  const heard = hear(last)
  const isSaid = heard.kind === 'answers' || (isName(key) && heard.kind === 'readBack')
  return isSaid && heard.answers[key] !== undefined ? heard.answers : null
}

const endsFirst = /\s*[,;.!—]+\s+|\s{2,}|\s+(?=(?:pq|porque|mas|pois|j[áa] que|s[óo] (?:que|se)|desde)(?!\p{L}))/iu
/** Words that agree to anything, only open a line, or say that something is missing. */
const isWeak = /^\W*(?:ok|t[áa]|certo|beleza|bora.*|n[óo]|ent[ãa]o|n[ãa]o tem .*)\W*$/i
/** Matches the rest of '16 98133-0925, ou o 11 95522-8014', 'no Bradesco... não, espere' */
const deniesFirst = /^(?:n[ãa]o|n|ou|opa|ops|espere|pera[ií]?|ali[áa]s|melhor|pensando bem|digo)(?!\p{L})/iu

/** Whether a line is left without an answer, and its reply asks and proposes nothing. */
const isOpen = (heard: Understanding, text: string) =>
  isRemarked(heard) && (heard.kind === 'refused' || wanted.test(text) || !toTake.test(heard.reply))

type Remarked = Extract<Understanding, { kind: 'refused' | 'side' }>
const isReplied = (heard: Understanding): heard is Remarked => heard.kind === 'refused' || heard.kind === 'side'
const isRemarked = (heard: Understanding): heard is Remarked =>
  heard.kind === 'refused' || (heard.kind === 'side' && !heard.asksBack && !proposes.test(heard.reply))

const replyBeside = (heard: Understanding) => (heard.kind === 'side' && !heard.isUnsure ? { reply: heard.reply } : {})

/** The meaning of a single clause. The last comes first, because stories precede the point. Answers are read back. */
function clauseThatSays(key: Key, text: string, hear: Hear<Understanding>): Understanding | null {
  for (const clause of clausesFromEnd(text)) {
    const heard = hear(clause)
    if (isAnswer(heard) && choices[key]?.test(clause) && !ofOthers.test(clause) && doesAnswer(key, heard.answers))
      return asReadBack(heard)
    if (isReply(heard, clause)) return heard
  }
  return null
}

/** The reply with the visit that another sentence wishes for: 'Põe terça de manhã. Ele fura parede?' */
function withVisitBeside(text: string, whole: Understanding, hear: Hear<Understanding>): Understanding | null {
  if (whole.kind !== 'side') return null
  if (offersVisit.test(whole.reply)) {
    const told = replyToQuestion(text, hear)
    const isNew = told !== null && !offersVisit.test(told) && !whole.reply.includes(told)
    return isNew ? { ...whole, reply: `${told} ${whole.reply}` } : null
  }
  for (const sentence of sentencesOf(text).toReversed()) {
    const heard = sentence === text || isQuestionPart(sentence) ? null : hear(sentence)
    if (heard?.kind === 'answers' && heard.answers.schedule !== undefined)
      return { kind: 'readBack', answers: heard.answers, reply: whole.reply }
    if (heard?.kind === 'side' && offersVisit.test(heard.reply))
      return { ...whole, reply: `${whole.reply} ${heard.reply}` }
  }
  return null
}
export const offersVisit = /\bFica [^?]+\?/
/** Matches 'Fica terça, 1, de manhã?', 'Para ficar com ele, diga “dia 10”.' */
const proposes = new RegExp(`${offersVisit.source}|\\bPara ficar com ele, diga\\b`)
/** Advice on how to take a plan. */
export const toTake = / Para levar, diga “[^”]+”\./

/** Whether a question is about the chosen plan: 'Quero o 500. Ele aguenta?' */
export const isOfPlanSaid = (key: Key, text: string) => isOfPlan(key) && /\bele\b/i.test(text)
/** Adds the reply to the question in a line with an answer: '2947, da avenida. Esses dados ficam com vocês?' */
function withQuestionBeside(key: Key, text: string, heard: Answered, hear: Hear<Understanding>): Understanding {
  const isOfTime = key === 'dueDate' || (key === 'schedule' && heard.reply)
  if (heard.answers[key] === undefined || isOfTime || (heard.reply && isOfPlanSaid(key, text))) return heard
  const reply = replyToEachQuestion(text, hear)?.reply ?? replyToQuestion(text, hear)
  return reply === null || offersVisit.test(reply) ? heard : { ...heard, reply }
}

/** Whether a line had no effect. The refusal of a value that is typed exactly is a useful reply. */
const saysNothing = (key: Key, heard: Understanding) =>
  heard.kind === 'refused' ? choices[key] !== undefined : heard.kind === 'side' && heard.isUnsure === true

/** Reasons, refusals, other bills, and answers of other people. */
const ofOthers =
  /^(?:que|pq|porque|pois)\s|(?<!\p{L})(?:n[ãa]o|nem|aluguel|j[áa]|receb\w+|cai|m[ãa]e|pai|marido|filh[oa]|del[ea]s?|vizinh[oa]s?)(?!\p{L})/iu
const takes =
  /(?<!\p{L})(?:quero|vou|vamos?|bora|fic[oa]|prefiro|pode|manda|botar?|coloc\p{L}+|p[õo]e|deixa|fecha|peg[ao]|levo)(?!\p{L})/iu
const wanted = new RegExp(`${wants.source}|\\b(?:pode|serve|pega|melhor)\\b|^[oa] `, 'i')
/** The answers that a clause may choose, and the words that it needs for that. */
const choices: { [K in Key]?: RegExp } = {
  number: /\d/,
  plan: wanted,
  offer: wanted,
  dueDate: /./,
  directDebit: /d[ée]bito|boleto/i,
  bank: /./,
  agency: /boleto/i,
  account: /boleto/i,
  schedule: /./,
}

const isAnswer = (heard: Understanding): heard is Answered => heard.kind === 'answers' || heard.kind === 'readBack'
