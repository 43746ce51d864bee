import { keysIn } from '../../content/questions/answers.ts'
import { answersOf } from '../answersAndFacts.ts'
import type { Funnel } from '../state.ts'
import { rawOf } from './answerAsTyped.ts'
import { readAnswers, type Raw } from './readAnswers.ts'

/** New answers only: drops known ones, and the bank account of a visitor who pays by boleto. */
export function answersAnew(funnel: Pick<Funnel, 'kept'>, raw: Raw, now: Date): Raw {
  const known = answersOf(funnel)
  const { values } = readAnswers(raw, now)
  return Object.fromEntries(
    keysIn(raw)
      .filter((key) => !(raw.directDebit === 'não' && ofAccount.has(key)))
      .filter((key) => known[key] === undefined || rawOf(values[key] ?? '') !== rawOf(known[key] ?? ''))
      .map((key) => [key, raw[key]]),
  )
}

const ofAccount = new Set(['bank', 'agency', 'account'])
