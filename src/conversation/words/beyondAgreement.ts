import { keysIn, type Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { onlyGoesOn } from '../../understanding/readBacks/acceptance.ts'
import { betweenMarks } from '../../understanding/readBacks/agreement.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import { isYesNo, spokenOf } from '../../understanding/readValue.ts'
import { answersIn } from './answersPutRight.ts'

/** The rest of a line after its agreement. A yes or a no to the open question counts only if its subject is named. */
export function beyondAgreement(funnel: Funnel, key: Key | null, text: string, now: Date): string {
  const told = betweenMarks(text).filter((clause) => !onlyGoesOn(clause) && !isUnnamed(funnel, key, clause, now))
  const rest = told.join(' ')
  return isUnnamed(funnel, key, rest, now) ? '' : rest
}

/** 'Confere. simbora' answers no question about promotions, a debit or a notice. */
const isUnnamed = (funnel: Funnel, key: Key | null, text: string, now: Date) =>
  key !== null && isYesNo(key) && spokenOf[key]?.test(text) !== true && yesOrNo(funnel, key, text, now) !== undefined

function yesOrNo(funnel: Funnel, key: Key, text: string, now: Date): string | undefined {
  const answers = answersIn(handleMessageAtQuestion(funnel, key, text, now))
  return keysIn(answers).length === 1 ? answers[key] : undefined
}

/** Whether a yes is to the read-back, at a question for a yes or no: 'bora', or 'bele' at 'Anotei: boleto' */
export function isYesToOther(funnel: Funnel, { key, text }: { key: Key; text: string }, now: Date): boolean {
  const { noted } = funnel
  if (!noted || text.includes('?') || !isUnnamed(funnel, key, text, now)) return false
  const answers = answersIn(handleMessageAtQuestion({ ...funnel, noted: null }, key, text, now))
  return keysIn(answers).length === 1 && answers[key] === 'sim'
}
