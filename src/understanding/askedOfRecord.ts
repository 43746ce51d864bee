import { keysIn, type Key } from '../content/questions/answers.ts'
import { questions } from '../content/questions/questions.ts'
import { soFarText } from '../content/texts/chat/chatTexts.ts'
import { rawOf } from '../funnel/answers/answerAsTyped.ts'
import { showAnswer } from '../funnel/answers/showAnswer.ts'
import { answersOf, doesAsk, isOrderPlaced, isStillValid } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { addReply } from './addReply.ts'
import { answeredKeys } from './answeredKeys.ts'
import { sentencesWithTails } from './clauses.ts'
import { expandShortForms } from './expandShortForms.ts'
import { normalized } from './normalizeText.ts'
import type { Understanding } from './understandingTypes.ts'
import { tellSame } from './replyToQuestions.ts'
import { isOfPlan } from './readValue.ts'
import { isAsSaid, recordReply } from './recordReply.ts'
import { asks, asksAll, besideQuestion, besideValue, chooses, isSo, ofOther, sees, stands } from './recordWords.ts'
import { smallWords, wordSet } from './smallWords.ts'
import { replyToTalk } from './talk/replyToTalk.ts'
import { questionsNamed } from './readings/findLabelTokens.ts'
import { lineOf } from './readings/lineTokens.ts'

type OfRecord = { reply: string; rest: string; asked?: readonly Key[]; isPrivate?: true }
type Part = { said: string; keys: readonly Key[] }

/** The reply to questions about recorded answers, and the rest of the line: 'dia 10. E anotou o meu celular?' */
export function askedOfRecord(funnel: Funnel, text: string): OfRecord | null {
  const isKnown = (key: Key) => isStillValid(funnel.kept, key)
  const parts = sentencesWithTails(text).flatMap((sentence) => partsOf(funnel, sentence))
  const asked = [...new Set(parts.flatMap((part) => part.keys))]
  const wordsOf = (isRest: boolean) =>
    parts.flatMap((part) => ((part.keys.length === 0) === isRest ? [part.said] : [])).join(' ')
  if (asked.length === 0) return null
  const keys = asked.filter(isKnown)
  const isAll = parts.some(({ said }) => asksAll.test(plainOf(said)))
  const reply = isAll ? allNoted(funnel, keys) : recordReply(funnel, asked, wordsOf(false))
  return {
    reply,
    rest: wordsOf(true),
    asked: isAll ? [] : asked,
    ...(keys.some((key) => questions[key].private) && { isPrivate: true }),
  }
}

const allNoted = (funnel: Funnel, keys: readonly Key[]) =>
  [soFarText(keys.map((key) => [key, showAnswer(funnel, key)])), replyToTalk(funnel, 'questionsLeft')]
    .filter(Boolean)
    .join(' ')

/** Adds the reply about recorded answers to the rest of the line, unless the rest changes those answers. */
export function withRecord({ rest, asked, ...told }: OfRecord, hear: (rest: string) => Understanding): Understanding {
  const heard = rest === '' ? null : hear(rest)
  if (heard && 'answers' in heard && asked?.some((key) => heard.answers[key] !== undefined)) return heard
  if (heard?.kind === 'answers' || heard?.kind === 'readBack') return { ...addReply(heard, told.reply), ...kept(told) }
  if (heard?.kind === 'edit') return { ...heard, reply: [heard.reply, told.reply].filter(Boolean).join(' ') }
  if (heard && leads.has(heard.kind)) return heard
  if (heard?.kind === 'refused' && /\d{4}|@/.test(rest)) return { ...heard, reply: `${heard.reply} ${told.reply}` }
  if (heard?.kind !== 'side') return { kind: 'side', ...told }
  const isReplied = rest.includes('?') && !heard.isUnsure && !tellSame(heard.reply, told.reply)
  const reply = isReplied ? `${heard.reply} ${told.reply}` : told.reply
  return { kind: 'side', reply, ...kept({ ...heard, ...told }) }
}
const leads = new Set<Understanding['kind']>(['pages', 'device', 'call', 'street'])
const kept = ({ isPrivate }: { isPrivate?: true }) => (isPrivate ? { isPrivate } : {})

/** A sentence, divided before the clauses that ask of recorded answers: 'boleto, e o vencimento é dia 10 mesmo né?' */
function partsOf(funnel: Funnel, sentence: string): Part[] {
  const clauses = sentence.split(pause)
  const tails = clauses.map((_, at) => clauses.slice(at).join(' '))
  const asked = tails.map((said, at) => ({ said, keys: keysAsked(funnel, said, at === 0) }))
  const at = asked.findLastIndex(({ keys }) => keys.length > 0)
  const tail = asked[at]
  if (!tail) return [{ said: sentence, keys: [] }]
  return [...clauses.slice(0, at).map((said) => ({ said, keys: keysListed(funnel, said) })), tail]
}

/** The answers of a clause that only names or says them, before a question: 'boleto, sexta de manhã, correto?' */
function keysListed(funnel: Funnel, said: string): readonly Key[] {
  const found = keysNamed(funnel, said)
  return found.every((key) => isStillValid(funnel.kept, key)) && saysOnly(funnel, plainOf(said), found) ? found : []
}
const pause = /(?<=[,:…])\s+|\s+(?=\/ )|\s+(?=(?:e|mas|s[óo] que) (?!se |sem |com |eu |sim|n[ãa]o)\S+ )/i

const plainOf = (said: string) => expandShortForms(normalized(said).plain)

/** The answers that a clause asks for, if all of them are known, or all are asked later. */
function keysAsked(funnel: Funnel, said: string, isWhole: boolean): readonly Key[] {
  const all = plainOf(said)
  if (asksAll.test(all)) return isOrderPlaced(funnel) ? [] : answeredKeys(funnel)
  const plain = all.replace(besideQuestion, '')
  if (/\d,\d\d|r\$/i.test(said)) return []
  const isSeen = sees.test(plain)
  if (!isSeen && (!(said.includes('?') || asks.test(all)) || ofOther.test(plain))) return []
  const found = keysNamed(funnel, said)
  const isOfRecord =
    isSeen ||
    stands.test(plain) ||
    (isWhole && isBare(plain)) ||
    (isSo.test(plain) && found.length > 0 && saysOnly(funnel, plain, found))
  if (!isOfRecord) return []
  const last = answeredKeys(funnel).at(-1)
  const named = [...new Set(found.flatMap((key) => meantBy(key, found, plain, last)))]
  const isTold = isSeen || stands.test(plain) || /\bja\b/.test(plain)
  const isOpen = (key: Key) =>
    isTold &&
    !isStillValid(funnel.kept, key) &&
    doesAsk(funnel, key) &&
    (!isOfPlan(key) || chooses.test(plain)) &&
    /\?| ou /.test(said) &&
    !/\d/.test(said)
  return named.every((key) => isStillValid(funnel.kept, key)) || named.every(isOpen) ? named : []
}

/** The answers that a clause names, or of which it says the value. */
function keysNamed(funnel: Funnel, said: string): readonly Key[] {
  const labelled = questionsNamed(lineOf(said))
  const plain = normalized(said).plain
  const byForm = keysIn(forms).filter((key) => forms[key]?.test(plain) && isStillValid(funnel.kept, key))
  const found = [...new Set([...labelled, ...(labelled.length === 0 || byForm.includes('number') ? byForm : [])])]
  return found.length > 0 ? found : answeredKeys(funnel).filter((key) => isAsSaid(funnel, key, said) === true)
}

/** How an answer looks that is said without its name. */
const forms: { [K in Key]?: RegExp } = {
  cep: /\b\d{5}-?\d{3}\b/,
  email: /@/,
  number: /\bcasa (?:\S+ ){0,2}\d/,
  plan: /\b[1-9]00\b|\bgiga\b|\b(?:o|plano) (?:com|d[aoe]) (?:globo|hbo|paramount|disney)/,
  birthDate: /\b(?:19|20)\d\d\b/,
  phone: /\bddd\b/,
  dueDate: /\bdia \d{1,2}\b(?! de )/,
  schedule: /\b(?:segunda|terca|quarta|quinta|sexta|sabado|manha|tarde|noite|rapaz|dia \d{1,2})\b/,
  street: /\brua\b/,
}

/** The answers meant by a name that has several meanings: 'o nome do plano', 'o pagamento', 'qual número' */
function meantBy(key: Key, found: readonly Key[], plain: string, last: Key | undefined): readonly Key[] {
  if (key === 'street') return ['number']
  if (key === 'name' && !/\b(?:nome|sobrenome|titular)\b/.test(plain)) return []
  if (key === 'number' && /\bpedido\b/.test(plain)) return []
  if (key === 'number' && /\d{4,5}\W?\d{4}/.test(plain)) return ['phone']
  if (key === 'number' && !ofDoor.test(plain))
    return found.includes('phone') ? [] : last === 'phone' ? ['phone'] : ['number']
  if (key === 'dueDate' && /\bpagamento\b/.test(plain))
    return ['directDebit', ...(/\b(?:dia|venc\w*)\b/.test(plain) ? [key] : [])]
  return found.some((other) => besides[other]?.includes(key)) ? [] : [key]
}
const ofDoor = /\b(?:casa|rua|predio|porta|ap\w*)\b/
/** Names that say more about another answer: 'o endereço de instalação', 'sem propaganda no zap' */
const besides: { [K in Key]?: readonly Key[] } = {
  plan: ['name'],
  motherName: ['name'],
  cep: ['schedule'],
  street: ['schedule'],
  number: ['schedule'],
  acceptPromotions: ['phone', 'email'],
}

/** Matches 'E o nome da minha mãe?' */
const isBare = (plain: string) => plain.startsWith('e ') && plain.split(' ').every((word) => names.has(word))
const names = wordSet('nome mae celular telefone fone zap cpf email mail data nascimento agencia conta', smallWords)

/** Whether a clause has no words but an answer's name and value, and that it stands: 'o cpf tá certo aí?' */
function saysOnly(funnel: Funnel, plain: string, keys: readonly Key[]): boolean {
  const values = plainOf(keys.map((key) => rawOf(answersOf(funnel)[key] ?? '')).join(' ')).split(' ')
  return plain
    .split(/[^a-z\d]+/)
    .every((word) => word.length < 3 || /\d/.test(word) || besideValue.has(word) || values.includes(word))
}
