import type { Day } from '../api/contract/values/dates.ts'
import type { Key } from '../content/questions/answers.ts'
import { rawOf } from '../funnel/answers/rawAnswer.ts'
import { answersOf } from '../funnel/knowledge.ts'
import type { Funnel } from '../funnel/state.ts'
import { answeredKeys } from './answeredKeys.ts'
import { keyNamed } from './edits.ts'
import type { Interpretation } from './interpret.ts'
import { readHere } from './readHere.ts'
import { heard } from './said.ts'

/**
 * An earlier answer that is put right beside the answer to the open question: 'Rosa Lima, e o CEP eu errei, é 14010-100'. Its
 * new value is missing where it was not said, or cannot be read.
 */
export function correctedBeside(
  funnel: Funnel,
  open: Key,
  text: string,
  today: Day,
): { key: Key; value: Interpretation['answers'] | null } | null {
  const [first, ...rest] = text.split(/[,;.!]\s+|\s+(?=(?:mas|só que|so que|ah|e (?!n[ãa]o)) ?)/i)
  const at = rest.findIndex((clause) => corrects.test(heard(clause).plain) && nameIn(clause) !== null)
  const key = at < 0 ? null : nameIn(rest[at] ?? '')
  if (first === undefined || key === null || key === open || !answeredKeys(funnel).includes(key)) return null
  const said = rest.slice(at).join(', ')
  const [, anew] = saidAnew.exec(said) ?? []
  const value = anew === undefined ? undefined : readHere(funnel, key, anew, today).answers[key]
  if (value !== undefined && rawOf(value) === rawOf(answersOf(funnel)[key] ?? '')) return null
  return { key, value: value === undefined ? null : { [key]: value } }
}

/** 'Um número errado' is a digit of something else. */
const nameIn = (clause: string) => keyNamed(heard(clause).plain.replace(/\b(?:um|1|outro|nenhum) numero\b/g, ' '))

const corrects =
  /\b(?:err(?:ei|ad[oa])|enganei|troqu?ei|trocad[oa]|corrig\w+|muda|troca|mudei|na verdade|o certo|a certa|e nao|faltou|faltando)\b/
const saidAnew = /(?:,\s+|\s)(?:é|e|eh|pra|para|pro|certo|certa)\s+([^,;!?]+?)(?:\s+e não\s.*)?$/i
