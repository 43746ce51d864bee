import type { Day } from '../api/contract/values/dates.ts'
import type { Key } from '../content/questions/answers.ts'
import type { Funnel } from '../funnel/state.ts'
import { answeredKeys } from './answeredKeys.ts'
import { isAboutOthers } from './aboutOthersOrUnsure.ts'
import { keyNamed, meansAskedName, meansAskedNumber } from './editRequests.ts'
import type { Interpretation } from './interpret.ts'
import { planBeside, planKey } from './plans/planChanged.ts'
import { isOfPlan } from './readValue.ts'
import { isKnown, partsAnew, valueAnew } from './valueAnew.ts'
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
  const plan = isOfPlan(open) ? null : clauses.map((clause) => planBeside(funnel, clause)).find(Boolean)
  if (plan) return { key: planKey(funnel), value: plan }
  const plains = clauses.map((clause) => normalized(clause).plain)
  const named = clauses.map((clause, at) => {
    const key = nameIn(clause)
    const isAsked = key === 'number' ? meansAskedNumber : key === 'name' ? meansAskedName : null
    return isAsked?.(open, plains[at] ?? '') ? null : key
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
  const value = valueAnew(funnel, key, partsAnew(clauses.slice(at).join(', ')), today)
  if (value === null) return wrong < 0 ? null : { key, value }
  return isKnown(funnel, key, value) ? null : { key, value: { [key]: value } }
}

/** A value that is known by how it is written, after its name. */
const byForm = (key: Key, said: string): string | null =>
  isAboutOthers(normalized(said).plain)
    ? null
    : key === 'phone'
      ? phoneWithin(said)
      : key === 'cep'
        ? cepWithin(said)
        : null

/** Whether a line is about what is wrong from its first words on. */
export const beginsWithCorrection = (text: string) =>
  corrects.test(normalized(text.split(/[,;.!]\s+/)[0] ?? '').plain) && nameIn(text.split(/[,;.!]\s+/)[0] ?? '') !== null

/** 'Um número errado' is a digit of something else. */
function nameIn(clause: string): Key | null {
  const plain = normalized(clause).plain.replace(/\b(?:um|1|outro|nenhum) numero\b/g, ' ')
  return keyNamed(plain) ?? (/\b(?:data|ano)\b.*\b(?:19|20)\d\d\b/.test(plain) ? 'birthDate' : null)
}

const corrects =
  /\b(?:err(?:ei|ad[oa])|(?<!\bdepois(?: eu)? )(?:arruma|conserta|acerta)r?|enganei|troc(?:ou|ad[oa]|a)|(?:vamos|quero|preciso|desejo) (?:trocar|mudar|alterar)|troquei|corrig\w+|muda|troca|mudei|pensei melhor|na (?:verdade|vdd)|o certo|a certa|e nao(?! vou)|faltou|faltando|a mais|a menos|menos|exceto|saiu|ficou|era|eu falei|com (?:[b-df-np-z]|dois|duas)\b|ta \S+ e e|e \S+ nao \S+)\b|^so [oa]\b.*\b(?:(?:que|q) (?:e|ta|esta|ficou|eu)|errad\w+|diferente|falt\w+|mud\w+|troc\w+)\b/
/** 'Ah, e o número é 53' */
const restated = new Set<Key>(['cep', 'number', 'complement', 'phone', 'email'])
const statesAnew = /^(?:(?:e|ah|mas|so que) )*(?:[oa]|meu|minha) (?:\S+ ){1,3}(?:e|eh) \S/
