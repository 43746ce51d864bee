import { inSentence } from '../content/format.ts'
import type { Key } from '../content/questions/answers.ts'
import { questions, reviewLabel } from '../content/questions/questions.ts'
import { inOrderText } from '../content/texts/chat/chatTexts.ts'
import { notAnAnswerTexts } from '../content/texts/chat/notAnAnswerTexts.ts'
import { showAnswer } from '../funnel/answers/showAnswer.ts'
import { doesAsk, isStillValid } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { addressLine } from '../funnel/views/addressText.ts'
import { addReply } from './addReply.ts'
import { answeredKeys } from './answeredKeys.ts'
import { sentencesOf } from './clauses.ts'
import { expandShortForms } from './expandShortForms.ts'
import { normalized } from './normalizeText.ts'
import { namesDay } from './plans/planChanged.ts'
import type { Understanding } from './understandingTypes.ts'
import { tellSame } from './replyToQuestions.ts'
import { isOfPlan } from './readValue.ts'
import { replyToCheck } from './replyToCheck.ts'
import { smallWords, wordSet } from './smallWords.ts'
import { questionsNamed } from './readings/findLabelTokens.ts'
import { lineOf } from './readings/lineTokens.ts'

type OfRecord = { reply: string; rest: string; keys?: readonly Key[]; isPrivate?: true }

/** The reply to questions about recorded answers, and the rest of the line: 'dia 10. E anotou o meu celular?' */
export function askedOfRecord(funnel: Funnel, text: string): OfRecord | null {
  const isKnown = (key: Key) => isStillValid(funnel.kept, key)
  const sentences = sentencesOf(text)
    .map((said) => ({ said, keys: keysAsked(funnel, said, text) }))
    .filter(({ said }, at, all) => !(all[at - 1]?.keys.some(isKnown) && asksIfSo.test(said)))
  const asked = [...new Set(sentences.flatMap((one) => one.keys))]
  const keys = asked.filter(isKnown)
  const rest = sentences.filter((one) => one.keys.length === 0).map(({ said }) => said)
  const [first] = asked
  if (first === undefined) return null
  if (keys.length === 0) return { reply: notAnAnswerTexts.notYet(first), rest: rest.join(' ') }
  const reply = replyToCheck(funnel, text)?.reply ?? told(funnel, keys, text)
  return { reply, rest: rest.join(' '), keys, ...(keys.some((key) => questions[key].private) && { isPrivate: true }) }
}

/** Adds the reply about recorded answers to the rest of the line, unless the rest changes those answers. */
export function withRecord({ rest, keys, ...told }: OfRecord, hear: (rest: string) => Understanding): Understanding {
  const heard = rest === '' ? null : hear(rest)
  if (heard && 'answers' in heard && keys?.some((key) => heard.answers[key] !== undefined)) return heard
  if (heard?.kind === 'answers' || heard?.kind === 'readBack') return { ...addReply(heard, told.reply), ...kept(told) }
  if (heard?.kind === 'edit') return { ...heard, reply: [heard.reply, told.reply].filter(Boolean).join(' ') }
  if (heard && leads.has(heard.kind)) return heard
  if (heard?.kind === 'refused' && /\d{4}|@/.test(rest)) return { ...heard, reply: `${heard.reply} ${told.reply}` }
  if (heard?.kind !== 'side') return { kind: 'side', ...told }
  const isReplied = !heard.isUnsure && !tellSame(heard.reply, told.reply)
  const reply = isReplied ? `${heard.reply} ${told.reply}` : told.reply
  return { kind: 'side', reply, ...kept({ ...heard, ...told }) }
}
const leads = new Set<Understanding['kind']>(['pages', 'device', 'call', 'street'])
const kept = ({ isPrivate }: { isPrivate?: true }) => (isPrivate ? { isPrivate } : {})

/** The answers that a sentence asks for, if all of them are known, or all are asked later. */
function keysAsked(funnel: Funnel, sentence: string, text: string): readonly Key[] {
  const plain = expandShortForms(normalized(sentence).plain)
  if (!(sentence.includes('?') || asks.test(plain)) || ofOther.test(plain)) return []
  if (!ofRecord.test(plain) && !isBare(plain)) return []
  const isOfDays = whichStands.test(plain) && namesDay.test(normalized(text).plain)
  const labelled: Key[] = isOfDays ? ['schedule'] : questionsNamed(lineOf(sentence))
  const found = labelled.length === 0 && isOfDayAlone(plain) ? daysAnswered(funnel) : labelled
  const named = found.flatMap((key) =>
    meantAmong(key, found, ofDoor.test(plain) ? undefined : answeredKeys(funnel).at(-1)),
  )
  const isOpen = (key: Key) =>
    !isStillValid(funnel.kept, key) && doesAsk(funnel, key) && !isOfPlan(key) && sentence.includes('?')
  return named.every((key) => isStillValid(funnel.kept, key)) || named.every(isOpen) ? named : []
}

/** 'E o dia 7, ficou?' is about the due day, and about a visit that is chosen. */
const daysAnswered = (funnel: Funnel) => answeredKeys(funnel).filter((key) => key === 'dueDate' || key === 'schedule')
const isOfDayAlone = (plain: string) =>
  /\bdia \d{1,2}\b/.test(plain) && plain.split(/\W+/).every((word) => besideDay.has(word) || /^(?:\d*|k+)$/.test(word))
const besideDay = wordSet('confere dia todo ficou anotou anotado certo certinho mesmo', smallWords)

/** 'O nome do plano' is no name, and 'qual número', after a telephone or beside one, no house's. */
function meantAmong(key: Key, found: readonly Key[], last: Key | undefined): readonly Key[] {
  if (key === 'name' && found.includes('plan')) return []
  if (key !== 'number') return [key]
  if (found.includes('phone')) return []
  return last === 'phone' ? ['phone'] : ['number']
}

const ofDoor = /\b(?:casa|rua|predio|porta|ap\w*)\b/

/** Matches 'E o nome da minha mãe?' */
const isBare = (plain: string) => plain.startsWith('e ') && plain.split(' ').every((word) => names.has(word))
const names = wordSet('nome mae celular telefone fone zap cpf email mail data nascimento agencia conta', smallWords)

const told = (funnel: Funnel, keys: readonly Key[], text: string) =>
  /endere[çc]o/i.test(text)
    ? notAnAnswerTexts.yours(inSentence(reviewLabel('number')), addressLine(funnel))
    : inOrderText(keys.map((key) => [key, showAnswer(funnel, key)]))

/** Matches 'Tá terça ali em cima e sexta embaixo. Qual dos dois vale?' */
const whichStands =
  /\bqual (?:(?:d[aeo]l?[ae]?s?|dia|data|dois|duas|que|e) )*(?:vale|ta|esta|ficou|(?:a |o )?cert[oa])\b/
const asks =
  /^(?:(?:e|mas|entao|ai) )*(?:qual|que) |^(?:(?!nao|se)\S+ ){0,3}me (?:diz|fala|lembra|confirma|informa) |\bsim ou nao\b|\b(?:ou (?:nao|n)|ne)\W*$/
/** Matches the second sentence of 'E o nome da minha mãe? Está Maria Lima, sim ou não?' */
const asksIfSo = /^\W*(?:est[áa]|t[áa]|[ée]|foi|ficou)\s.*(?:\?|sim ou n[ãa]o)/i
const ofRecord = new RegExp(
  `\\b(?:${[
    'valendo|(?:qual|que) (?:\\S+ ){1,2}vale|me (?:confirma|lembra)|anot(?:ou|aram|ad[oa]s?|ar)|registr(?:ou|aram|ad[oa]s?)|const(?:a|am|ou)|ficou|ficaram|cade|pos',
    'fo(?:i|ram) (?:corrigid|mudad|trocad|alterad|salv|atualizad|escolhid)[oa]s?',
    'receb(?:eu|eram)|(?:corrigi|arrumo|conserto|troco|mudo|boto|coloco|gravo|salvo|guardo|pego)u',
    '(?:ta|esta) (?:(?:cert|corret|anotad|registrad|salv)\\w*|[nd]?[oa]|ai|la|como)',
    'escolhi|peguei|coloquei|informei|dei|digitei|pus|botei|passei(?! n[oa])',
    '(?:qual|que) (?:(?:e|eh|era|foi|o|a) )*(?:meu|minha|(?:nome|dia) d[oe] (?:meu )?(?:plano|vencimento))',
  ].join('|')})\\b`,
)
/** Questions about a price, a reason, a possibility or the future. */
const ofOther =
  /\b(?:quanto|preco|valor|car[oa]|custa|mais|por ?que|porque|pq|motivo|posso|podia|da (?:pra|para)|consigo|como (?:eu )?(?:mud|troc|faco)|vai|vao|vou|recebo|chega|quando|quem|volt[ao]r?|err(?:ei|ad[oa])|aprovad[oa])\b|r\$/
