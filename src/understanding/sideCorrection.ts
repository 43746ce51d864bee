import type { Day } from '../api/contract/values/dates.ts'
import type { Key } from '../content/questions/answers.ts'
import { rawOf } from '../funnel/answers/answerAsTyped.ts'
import { answersOf } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { answeredKeys } from './answeredKeys.ts'
import { isAboutOthers } from './aboutOthersOrUnsure.ts'
import { keyNamed, meansAskedNumber } from './editRequests.ts'
import type { Interpretation } from './interpret.ts'
import { planBeside, planKey } from './plans/planChanged.ts'
import { isOfPlan } from './readValue.ts'
import { likelyAnswers } from './interpretAtQuestion.ts'
import { partlyCorrected } from './partialCorrection.ts'
import { normalized } from './normalizeText.ts'
import { cepWithin } from './values/cep.ts'
import { phoneWithin } from './values/phone.ts'

/**
 * An earlier answer corrected beside the open one, with its new value if there is one: 'Rosa Lima, e o CEP eu errei'.
 */
export function sideCorrection(
  funnel: Funnel,
  open: Key | null,
  text: string,
  today: Day,
  isWhole = open === null,
): { key: Key; value: Interpretation['answers'] | null } | null {
  const [first, ...rest] = text.split(
    /[,;.!]\s+|\s+(?=(?:mas|s[oó] (?:que|(?=[oa]\s))|ah|menos|fora|exceto|e (?!n[ãa]o)) ?)/i,
  )
  const clauses = isWhole ? [first ?? '', ...rest] : rest
  const swapped = valueSwapped(funnel, text, today)
  if (swapped && (open === null || next[swapped.key] === open)) return swapped
  const plan = isOfPlan(open) ? null : clauses.map((clause) => planBeside(funnel, clause)).find(Boolean)
  if (plan) return { key: planKey(funnel), value: plan }
  const plains = clauses.map((clause) => normalized(clause).plain)
  const named = clauses.map((clause, at) => {
    const key = nameIn(clause)
    return key === 'number' && meansAskedNumber(open, plains[at] ?? '') ? null : key
  })
  const isWrong = (key: Key | null, from: number) =>
    key !== null &&
    (corrects.test(plains[from] ?? '') || (open !== null && byForm(key, clauses.slice(from).join(', ')) !== null))
  const isAnew = (key: Key | null, from: number) =>
    open !== null &&
    key !== null &&
    restated.has(key) &&
    !clauses[from]?.includes('?') &&
    statesAnew.test(plains[from] ?? '') &&
    !isAboutOthers(plains[from] ?? '')
  const wrong = named.findIndex(isWrong)
  const at = wrong < 0 ? named.findIndex(isAnew) : wrong
  const key = named[at] ?? null
  if (first === undefined || key === null || key === open || !answeredKeys(funnel).includes(key)) return null
  const said = clauses.slice(at).join(', ')
  const value =
    readAnew(funnel, key, clauses[at] ?? '', today) ??
    readAnew(funnel, key, said, today) ??
    byForm(key, said) ??
    (key === 'directDebit'
      ? paymentNamed(said)
      : key === 'acceptPromotions'
        ? promotionsNamed(said)
        : key === 'bank'
          ? bankNamed(funnel, text, today)
          : partlyCorrected(key, said, answersOf(funnel))) ??
    undefined
  if (value === undefined && wrong < 0) return null
  if (value !== undefined && rawOf(value) === rawOf(answersOf(funnel)[key] ?? '')) return null
  return { key, value: value === undefined ? null : { [key]: value } }
}

/** 'Num é 35 não, é 53': what was answered is named, and what it should be. */
function valueSwapped(funnel: Funnel, text: string, today: Day) {
  const { plain } = normalized(text)
  if (ofFlat.test(plain)) return null
  const [, after, before] = inPlaceOf.exec(plain) ?? []
  const [, old = before, anew = after] = notOld.exec(plain) ?? oldNot.exec(plain) ?? []
  const key = old && countedOnes.find((one) => rawOf(answersOf(funnel)[one] ?? '') === old)
  const value = key && anew ? likelyAnswers(funnel, key, anew, today)[key] : undefined
  return key && value !== undefined ? { key, value: { [key]: value } } : valueAsked(funnel, plain, today)
}

/** 'O vencimento ficou no 5 e eu pedi 7': what stands there, by its name, and what was asked for. */
function valueAsked(funnel: Funnel, plain: string, today: Day) {
  const [, asked, stands] = askedNotOld.exec(plain) ?? []
  const [, old = stands, anew = asked] = oldNotAsked.exec(plain) ?? []
  const isNamed = { number: /\b(?:numero|casa)\b/, dueDate: /\b(?:dia|venc\w+)\b/ }
  const key = countedOnes.find((one) => isNamed[one].test(plain) && rawOf(answersOf(funnel)[one] ?? '') === old)
  const value =
    key && anew && (!plain.includes('?') || /\b(?:mud|troc|corri)\w+/.test(plain))
      ? likelyAnswers(funnel, key, anew, today)[key]
      : undefined
  return key && value !== undefined ? { key, value: { [key]: value } } : null
}
const notOld =
  /\b(?:nao|num|n) (?:e|eh|era) (?:o |a )?(\d+)(?: nao)?[\s,;.]+(?:e |mas )?(?:e|eh|era|sim)? ?(?:o |a )?(\d+)\b/
/** '35 não minha filha, é 355' */
const oldNot = /\b(\d+) nao\b[^,;.\d]*[,;.]\s*(?:e|eh)\s(?:o )?(\d+)\b/
/** '53 em vez de 35', 'é 15, não 10' */
const inPlaceOf = /\b(\d+),? (?:em vez de|no lugar d[eo]|e nao|nao) (?:o )?(\d+)\b/
const requested =
  '(?:tinha (?:dito|pedido|falado|escolhido)|pedi|informei|falei|disse|escolhi|coloquei|botei|queria|quero)'
const standing = '(?:consta|ta|esta|ficou|saiu|veio|aparece)'
/** 'Informei vencimento dia 15 e consta dia 10' */
const askedNotOld = new RegExp(`\\b${requested}\\b\\D*\\b(\\d+)\\b\\D*\\b${standing}\\b\\D*\\b(\\d+)\\b`)
/** 'O vencimento ficou no 5 e eu pedi 7' */
const oldNotAsked = new RegExp(`\\b${standing}\\b\\D*\\b(\\d+)\\b\\D*\\b${requested}\\b\\D*\\b(\\d+)\\b`)
const ofFlat = /\b(?:apto?|ap|apartamento|casa|bloco|torre|lote|quadra)\.? ?\d/
/** A value that is named alone is that of the question before. */
const next = { number: 'complement', dueDate: 'directDebit' } as const
const countedOnes = ['number', 'dueDate'] as const

/** A value that is known by how it is written, after its name. */
const byForm = (key: Key, said: string): string | null =>
  isAboutOthers(normalized(said).plain)
    ? null
    : key === 'phone'
      ? phoneWithin(said)
      : key === 'cep'
        ? cepWithin(said)
        : null

/** 'Deixa quieto, me manda boleto' */
function paymentNamed(said: string): string | null {
  const [bill, debit] = [/\bboleto\b/i.test(said), /(?<!\bdesist\w+ (?:do|de) )\bd[ée]bito\b/i.test(said)]
  return bill === debit || said.includes('?') || !wantsPayment.test(said) ? null : bill ? 'não' : 'sim'
}
const wantsPayment =
  /\b(?:manda|deixar?|p[õo]e|bota|coloca|quero|prefiro|vou de|muda|troca|passa|volt[ae]r?|faz(?:er)?)\b[^,;.?]*\b(?:boleto|d[ée]bito)\b/i

/** 'Mudei de ideia sobre as promoções, pode mandar' */
function promotionsNamed(said: string): string | null {
  if (said.includes('?')) return null
  return /\b(?:n[ãa]o|nem|tira|cancela)\b/i.test(said)
    ? 'não'
    : /\b(?:pode|quero|manda|aceito|sim)\b/i.test(said)
      ? 'sim'
      : null
}

/** 'A conta que tem saldo é a da Caixa, vamos trocar o banco' */
function bankNamed(funnel: Funnel, text: string, today: Day) {
  const named = text.split(/[,;.!]\s+/).flatMap((clause) => isItsBank.exec(clause)?.[1] ?? [])
  return named.map((name) => likelyAnswers(funnel, 'bank', name, today).bank).find(Boolean)
}
const isItsBank = /\s(?:é|eh) (?:[oa] )?(?:d[oa] |n[oa] )?([^,;.?]{2,30})$/i

/** Its new value, also before the reason for it: 'muda o dia pra 12, que dia 5 eu não tenho'. */
function readAnew(funnel: Funnel, key: Key, said: string, today: Day) {
  const [, words] = saidAnew.exec(said) ?? []
  return words === undefined
    ? undefined
    : [words, words.replace(reason, '')].map((each) => likelyAnswers(funnel, key, each, today)[key]).find(Boolean)
}
const reason = /\s+(?:que|q|pq|porque|pois|antes|sen[ãa]o|por favor)\b.*$/i

/** Whether a line is about what is wrong from its first words on. */
export const beginsWithCorrection = (text: string) =>
  corrects.test(normalized(text.split(/[,;.!]\s+/)[0] ?? '').plain) && nameIn(text.split(/[,;.!]\s+/)[0] ?? '') !== null

/** 'Um número errado' is a digit of something else. */
function nameIn(clause: string): Key | null {
  const plain = normalized(clause).plain.replace(/\b(?:um|1|outro|nenhum) numero\b/g, ' ')
  return keyNamed(plain) ?? (/\b(?:data|ano)\b.*\b(?:19|20)\d\d\b/.test(plain) ? 'birthDate' : null)
}

const corrects =
  /\b(?:err(?:ei|ad[oa])|(?<!\bdepois(?: eu)? )(?:arruma|conserta|acerta)r?|enganei|troc(?:ou|ad[oa]|a)|vamos trocar|troquei|corrig\w+|muda|troca|mudei|pensei melhor|na (?:verdade|vdd)|o certo|a certa|e nao|faltou|faltando|a mais|a menos|menos|exceto|saiu|ficou|era|eu falei|com (?:[b-df-np-z]|dois|duas)\b|ta \S+ e e|e \S+ nao \S+)\b|^so [oa]\b.*\b(?:(?:que|q) (?:e|ta|esta|ficou|eu)|errad\w+|diferente|falt\w+|mud\w+|troc\w+)\b/
/** 'Ah, e o número é 53' */
const restated = new Set<Key>(['cep', 'number', 'complement', 'phone', 'email'])
const statesAnew = /^(?:(?:e|ah|mas|so que) )*(?:[oa]|meu|minha) (?:\S+ ){1,3}(?:e|eh) \S/
const saidAnew =
  /(?:,\s+|\s)(?:é|e|eh|era|queria|pra|para|pro|certo|certa|bota|põe|poe|coloca)\s+(?:o |a )?([^,;!?]+?)(?:\s+e n[ãa]o\s.*)?$/i
