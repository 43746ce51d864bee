import type { Key } from '../content/questions/answers.ts'
import { normalized } from './normalizeText.ts'
import { expandShortForms } from './expandShortForms.ts'
import { numberWord } from './numberWords.ts'
import { clausesFromEnd, sentencesOf } from './clauses.ts'
import { isReply, opensQuestion, replyToEachQuestion, replyToQuestion, type Hear } from './replyToQuestions.ts'
import { oneOfTwo } from './oneOfTwo.ts'
import { isOfPlan } from './readValue.ts'
import type { Understanding } from './understandingTypes.ts'

type Answered = Extract<Understanding, { kind: 'answers' | 'readBack' }>
/** What a line says as a whole, with what its clauses say alone where that is more. */
export function handleClauseByClause(key: Key, text: string, hear: Hear<Understanding>): Understanding {
  const heard = hear(text)
  if (heard.kind === 'side' && heard.asksBack) return heard
  if (isAnswer(heard)) return withQuestionBeside(key, text, heard, hear)
  const whole = (heard.kind === 'side' ? replyToEachQuestion(text, hear) : null) ?? heard
  const said = saysNothing(key, whole)
    ? clauseThatSays(key, text, hear)
    : key === 'schedule'
      ? withVisitBeside(text, whole, hear)
      : null
  return said ?? withAnswerBeside(key, text, whole, hear) ?? whole
}

/**
 * What one clause says of a line that says nothing as a whole. The last comes first, because stories stand before what
 * is meant. An answer is read back.
 */
function clauseThatSays(key: Key, text: string, hear: Hear<Understanding>): Understanding | null {
  for (const clause of clausesFromEnd(text)) {
    const heard = hear(clause)
    if (isAnswer(heard) && choices[key]?.test(clause) && !ofOthers.test(clause) && heard.answers[key] !== undefined)
      return { kind: 'readBack', answers: heard.answers, ...(heard.reply && { reply: heard.reply }) }
    if (isReply(heard, clause)) return heard
  }
  return null
}

/** Any sentence may be the name of a place, as in 'o técnico é homem? moro sozinha', and visits that fit are told. */
const notApart = new Set<Key>(['street', 'neighborhood', 'city', 'state', 'schedule'])
/** Where a clause within a sentence is enough, as in 'boleto né, aí a gente racha. São 10 a mais mesmo?' */
const byClause = new Set<Key>([
  'plan',
  'cep',
  'number',
  'complement',
  'phone',
  'document',
  'motherName',
  'directDebit',
  'acceptPromotions',
  'agency',
  'account',
])
/** 'Ok. Qual a diferença?' chooses nothing. */
const opensOnly = /^\s*(?:ok|sim|s|n[ãa]o|n|t[áa](?: bom| certo)?|certo|bom|beleza|blz|legal|entendi|pode ser)\W*$/i
/** 'No boleto, tem desconto?', 'débito na minha conta pode, mesmo no nome do meu pai?' */
const asksHere = (part: string) =>
  /^n?[oa] (?:boleto|d[ée]bito)\W*$|\b(?:conta|nome)\b.*\bpode\W*$/i.test(part) ||
  part.includes('?') ||
  /\b(?:oq|o qu[eê])\W*$/i.test(part) ||
  opensQuestion.test(expandShortForms(normalized(part).plain))

/** 'Põe terça de manhã. Ele fura parede?': the reply, with the visit that another sentence wishes. */
function withVisitBeside(text: string, whole: Understanding, hear: Hear<Understanding>): Understanding | null {
  if (whole.kind !== 'side') return null
  if (offersVisit.test(whole.reply)) {
    const told = replyToQuestion(text, hear)
    const isNew = told !== null && !offersVisit.test(told) && !whole.reply.includes(told)
    return isNew ? { ...whole, reply: `${told} ${whole.reply}` } : null
  }
  for (const sentence of sentencesOf(text).toReversed()) {
    const heard = sentence === text || asksHere(sentence) ? null : hear(sentence)
    if (heard?.kind === 'answers' && heard.answers.schedule !== undefined)
      return { kind: 'readBack', answers: heard.answers, reply: whole.reply }
    if (heard?.kind === 'side' && offersVisit.test(heard.reply))
      return { ...whole, reply: `${whole.reply} ${heard.reply}` }
  }
  return null
}
export const offersVisit = /\bFica [^?]+\?/

/** The one answer of a line that also asks: '700 mega. Mas chega isso mesmo? Na outra nunca passou de 90'. It is read back. */
function withAnswerBeside(key: Key, text: string, whole: Understanding, hear: Hear<Understanding>): Answered | null {
  if (notApart.has(key) || !isApart(key, text, whole)) return null
  const clauses = isOfPlan(key) ? clausesFromEnd(text).filter((one) => wanted.test(one)) : clausesFromEnd(text)
  const ways = [sentencesOf(text), byClause.has(key) ? clauses : [], afterDigits(key, text)]
  const only = ways.map((parts) => onlyAnswer(key, parts, hear)).find((answers) => answers !== null)
  if (!only) return null
  const isHeard = whole.kind === 'side' && (key !== 'motherName' || text.includes('?'))
  const asked = isOfPlanSaid(key, text) ? null : replyToQuestion(text, hear)
  const reply = asked ?? (isHeard ? whole.reply : null)
  return { kind: 'readBack', answers: only, ...(reply !== null && { reply: reply.replace(toTake, '') }) }
}
/** 'Quero o 500. Ele aguenta?' is a question about the plan that is chosen. */
const isOfPlanSaid = (key: Key, text: string) => isOfPlan(key) && /\bele\b/i.test(text)
/** What to say to take what is read back anyway. */
const toTake = / Para levar, diga “[^”]+”\./

/** Digits said one by one, and what is said after them: 'dois três nove dígito sete é poupança serve' */
function afterDigits(key: Key, text: string): string[] {
  const { digits, rest } = (dictated.has(key) && saidDigits.exec(normalized(text).plain)?.groups) || {}
  return digits === undefined || rest === undefined || takesBack.test(rest) ? [] : [digits, rest]
}
const dictated = new Set<Key>(['cep', 'phone', 'document', 'agency', 'account'])
const said = `(?:${numberWord}|\\d+|digito|traco|hifen|ponto|e)`
const saidDigits = new RegExp(`^(?<digits>${said}(?:\\s+${said}){2,})\\s+(?<rest>.+)$`)
const takesBack = /^(?:nao|n|errei|ops)\b|\b(?:o resto|o final|esqueci)\b/

/** Whether an answer may stand apart from a line of which this was made. */
function isApart(key: Key, text: string, whole: Understanding): boolean {
  if (key === 'motherName') return hasMother.has(whole.kind) && !/\bpai\b/i.test(text)
  return whole.kind === 'side' && !(key === 'complement' && whole.isUnsure)
}
/** 'Ivone Nascimento Aguiar, pra que isso?' names another question. */
const hasMother = new Set<Understanding['kind']>(['side', 'refused', 'edit'])

/** The answer that is given in some parts of a line, where no other is. */
function onlyAnswer(key: Key, parts: readonly string[], hear: Hear<Understanding>): Answered['answers'] | null {
  const [only, ...others] = (parts.length > 1 ? parts : []).flatMap((part) => {
    const heard = opensOnly.test(part) || asksHere(part) || mistrusts.test(part) ? null : hear(part)
    const way = oneOfTwo[key]
    const isPlain = way ? way.test(part) : heard?.kind === 'answers'
    return heard && isPlain && isAnswer(heard) && answersHere(key, heard) ? [heard] : []
  })
  const isSame = ({ answers }: Answered) => JSON.stringify(answers) === JSON.stringify(only?.answers)
  return only && others.every(isSame) ? only.answers : null
}
/** 'Não confio em débito automático. Como vocês garantem?' may be won over. */
const mistrusts = /\b(?:n[ãa]o (?:confio|gosto)|medo)\b/i
/** An account is given up with the debit that it is for. */
const answersHere = (key: Key, { answers }: Answered) =>
  answers[key] !== undefined || (ofDebit.has(key) && answers.directDebit !== undefined)
const ofDebit = new Set<Key>(['bank', 'agency', 'account'])

/**
 * An answer with the reply to the sentence of its line that asks: '2947, da avenida. Esses dados ficam com vocês?' A day
 * may be asked for, and another taken.
 */
function withQuestionBeside(key: Key, text: string, heard: Answered, hear: Hear<Understanding>): Understanding {
  const isOfTime = key === 'dueDate' || (key === 'schedule' && heard.reply)
  if (heard.answers[key] === undefined || isOfTime || (heard.reply && isOfPlanSaid(key, text))) return heard
  const reply = replyToQuestion(text, hear)
  return reply === null || offersVisit.test(reply) ? heard : { ...heard, reply }
}

/** Whether nothing was made of a line. Who writes down an answer hears what is wrong with it. */
const saysNothing = (key: Key, heard: Understanding) =>
  heard.kind === 'refused' ? choices[key] !== undefined : heard.kind === 'side' && heard.isUnsure === true

/** A reason, what is refused, another bill, and what others have. */
const ofOthers =
  /^(?:que|pq|porque|pois)\s|(?<!\p{L})(?:n[ãa]o|nem|aluguel|j[áa]|receb\w+|cai|m[ãa]e|pai|marido|filh[oa]|del[ea]s?|vizinh[oa]s?)(?!\p{L})/iu
const wanted = /\b(?:quero|vou|fico|prefiro|pode|serve|manda|bota|peg[ao]|levo|melhor)\b|^[oa] /i
/** What may be chosen in a clause, and what names it there. */
const choices: { [K in Key]?: RegExp } = {
  number: /\d/,
  plan: wanted,
  offer: wanted,
  dueDate: /./,
  directDebit: /d[ée]bito|boleto/i,
  bank: /./,
  schedule: /./,
}

const isAnswer = (heard: Understanding): heard is Answered => heard.kind === 'answers' || heard.kind === 'readBack'
