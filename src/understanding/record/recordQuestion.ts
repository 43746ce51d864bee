import type { Day } from '../../api/contract/values/dates.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { rawOf } from '../../funnel/answers/answerAsTyped.ts'
import { answersOf, doesAsk, doesSkip, isOrderPlaced, isStillValid } from '../../funnel/answersAndFacts.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { likelyAnswers } from '../interpretAtQuestion.ts'
import { isNoNumber } from '../corrections/namedAnew.ts'
import { normalized } from '../line/normalizeText.ts'
import { isOfPlan } from '../readValue.ts'
import { isAsSaid } from './recordReply.ts'
import * as words from './recordWords.ts'
import { smallWords, wordSet } from '../line/smallWords.ts'
import { questionsNamed } from '../readings/findLabelTokens.ts'
import { lineOf } from '../readings/lineTokens.ts'

/** The order, with the open question and the day if there is one. */
export type Asking = { funnel: Funnel; key: Key | undefined; today: Day | undefined }

const plainOf = (said: string) => expandShortForms(normalized(said).plain)

export const asksForAll = (said: string) => words.asksAll.test(plainOf(said))

/** The answers that a clause asks for, if all of them are known, or all are asked later. */
export function keysAsked(asking: Asking, said: string, isWhole: boolean): readonly Key[] {
  const { funnel } = asking
  if (asksForAll(said)) return isOrderPlaced(funnel) ? [] : toldKeys(funnel)
  const clause = clauseOf(said)
  if (!clause.isAsked) return []
  const isTold = words.stands.test(clause.plain) || (isWhole && isBare(clause.plain))
  const found = keysNamed(asking, said, isTold)
  const keys = [...new Set(found.flatMap((key) => meantBy(asking, key, found, clause.plain)))]
  const isSaid = /\d{4}|@/.test(said) && keys.some((key) => isAsSaid(funnel, key, said) === true)
  const isSo =
    (clause.isSo || isSaid) &&
    saysOnly(funnel, clause.plain, found) &&
    !keys.some((key) => isSaidAnew(funnel, key, said))
  if (!isTold && !isSo) return []
  if (keys.every((key) => isStillValid(funnel.kept, key))) return keys
  const mayBeLater = (isTold || /\bja\b/.test(clause.plain)) && isShortQuestion(said)
  return mayBeLater && keys.every((key) => isAskedLater(funnel, key, clause.plain)) ? keys : []
}

/** The answered questions, and those that are answered before they are asked. */
const toldKeys = (funnel: Funnel): Key[] =>
  [...new Set([...answeredKeys(funnel), ...keysIn(funnel.kept)])].filter(
    (key) =>
      doesAsk(funnel, key) &&
      !doesSkip(funnel, key) &&
      isStillValid(funnel.kept, key) &&
      !questions[key].fixed &&
      !questions[key].volunteered,
  )

/** A clause without the words around its question: whether it asks of an answer, and only whether it is so. */
function clauseOf(said: string): { plain: string; isAsked: boolean; isSo: boolean } {
  const all = plainOf(said)
  const isChecked = words.checks.test(all)
  const plain = all.replace(words.checks, ' ').replace(words.besideQuestion, '')
  const isOther = words.ofOther.test(plain) || words.changes.test(all) || /\d,\d\d|r\$/i.test(said)
  return {
    plain,
    isAsked: !isOther && (isChecked || said.includes('?') || words.asks.test(all)),
    isSo: words.isSo.test(plain) || (isChecked && /\d|@/.test(said)),
  }
}

/** Whether an answer is asked for later; of a plan only if it is said to be chosen. */
const isAskedLater = (funnel: Funnel, key: Key, plain: string) =>
  !isStillValid(funnel.kept, key) && doesAsk(funnel, key) && (!isOfPlan(key) || words.ofChoice.test(plain))

/** A longer clause tells something else, and only mentions an answer that is not known; one with a number gives it. */
const isShortQuestion = (said: string) =>
  /\?| ou |^\W*(?:que|qual)\s/i.test(said) && !/\d/.test(said) && said.split(' ').length < long
const long = 13

/** The answers of a clause that only names or says them, before a question: 'boleto, sexta de manhã, correto?' */
export function keysListed(asking: Asking, said: string): readonly Key[] {
  const found = keysNamed(asking, said)
  const isKnown = found.every((key) => isStillValid(asking.funnel.kept, key))
  return isKnown && saysOnly(asking.funnel, plainOf(said), found) ? found : []
}

/** Whether a whole value is said that differs, which rather corrects it: 'meu celular é 16 99888-7766, certo?' */
const isSaidAnew = (funnel: Funnel, key: Key, said: string) =>
  /@|\d{5}/.test(said.replace(/[^@\d]/g, '')) && isAsSaid(funnel, key, said) === false

/** The answers that a clause names, or of which it says the value, unless that answers the open question. */
function keysNamed({ funnel, key, today }: Asking, said: string, isTold = false): readonly Key[] {
  const isNamed = ofName.test(normalized(said).plain)
  const labelled = questionsNamed(lineOf(said)).filter((one) => one !== 'name' || isNamed)
  const { plain } = normalized(said)
  const isOwn = () =>
    key !== undefined &&
    !isTold &&
    (forms[key]?.test(plain) === true ||
      (today !== undefined && likelyAnswers(funnel, key, said, today)[key] !== undefined))
  const byForm = keysIn(forms).filter((one) => forms[one]?.test(plain) && isStillValid(funnel.kept, one))
  const isBeside = (one: Key) => one === 'number' || (one === 'dueDate' && labelled.includes('directDebit'))
  if (labelled.length > 0) return [...new Set([...labelled, ...byForm.filter(isBeside)])]
  if (byForm.length > 0) return isOwn() ? [] : byForm.filter((one) => one !== 'complement')
  return answeredKeys(funnel).filter((one) => isAsSaid(funnel, one, said) === true)
}

/** How an answer looks that is said without its name. */
const forms: { [K in Key]?: RegExp } = {
  cep: /\b\d{5}-?\d{3}\b/,
  email: /@/,
  number: /\bcasa (?:(?:e|a|o|numero) ){0,2}\d/,
  complement: /\b(?:casa|ap\w*|bloco) \d/,
  plan: /\b[1-9]00 ?mega|\b(?:o|do|no|plano)(?: de)? [1-9]00\b(?! (?:reais|conto|pila))|\bgiga\b|\b(?:o|plano) (?:com|d[aoe]) (?:globo|hbo|paramount|disney)/,
  birthDate: /\b(?:19|20)\d\d\b/,
  phone: /\bddd\b/,
  dueDate: /\bdia \d{1,2}\b(?! de )/,
  schedule: /\b(?:segunda|terca|quarta|quinta|sexta|sabado|manha|tarde|noite|rapaz|dia \d{1,2})\b/,
  street: /\brua\b/,
}

/** The answers meant by a name that has several meanings: 'o nome do plano', 'o pagamento', 'qual número' */
function meantBy({ funnel, key: open }: Asking, key: Key, found: readonly Key[], plain: string): readonly Key[] {
  if (key === 'street') return ['number']
  if (key === 'schedule' && /\bpara o tecnico\b/.test(plain)) return []
  if (key === 'number' && (/\bpedido\b/.test(plain) || isNoNumber.test(plain))) return []
  if (key === 'number' && /\d{4,5}\W?\d{4}/.test(plain)) return ['phone']
  if (key === 'number' && !ofDoor.test(plain)) {
    const isPhone = open === 'phone' || answeredKeys(funnel).at(-1) === 'phone'
    return found.includes('phone') ? [] : isPhone ? ['phone'] : ['number']
  }
  if (key === 'dueDate' && /\bpagamento\b/.test(plain))
    return ['directDebit', ...(/\b(?:dia|venc\w*)\b/.test(plain) ? [key] : [])]
  return found.some((other) => besides[other]?.includes(key)) ? [] : [key]
}
const ofName = /\b(?:nome|sobrenome|titular)\b/
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
  return (
    keys.length > 0 &&
    plain
      .split(/[^a-z\d]+/)
      .every((word) => word.length < 3 || /\d/.test(word) || words.besideValue.has(word) || values.includes(word))
  )
}
