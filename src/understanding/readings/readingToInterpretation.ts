import { refusalText } from '../../api/contract/errors/validationMessages.ts'
import { isMistyped } from '../values/email.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { noneOf } from '../../content/questions/questions.ts'
import { unusableAnswerReasons } from '../../content/texts/chat/unusableAnswerReasons.ts'
import type { Interpretation } from '../interpret.ts'
import type { Reading } from './readings.ts'

export const nothing: Interpretation = { answers: {}, rejected: {}, command: null, topic: null, unsure: false }

/** Answers that are certain, or read back. */
export const answering = (values: Interpretation['answers'], isSure: boolean): Interpretation =>
  isSure ? { ...nothing, answers: values } : { ...nothing, doubted: values, unsure: true }

export function readingToInterpretation({ act, taken }: Reading): Interpretation {
  switch (act.kind) {
    case 'none':
      return { ...nothing, unsure: true }
    case 'reject':
      return { ...nothing, rejected: { [act.key]: refusalOf(act.key, taken[0]?.reason ?? '') } }
    case 'command':
      return { ...nothing, command: act.question ? { name: act.name, question: act.question } : { name: act.name } }
    case 'answer':
      return withMistyped({
        ...nothing,
        answers: Object.fromEntries(taken.map(({ key, value }) => [key, value])),
      })
  }
}

/** Makes an e-mail doubtful whose host is probably a typo: 'ana@gmial.com' */
function withMistyped(read: Interpretation): Interpretation {
  const { email, ...answers } = read.answers
  return typeof email === 'string' && isMistyped(email) ? { ...read, answers, doubted: { email }, unsure: true } : read
}

const refusalOf = (key: Key, reason: string) =>
  refusalText(reason) ??
  unusableAnswerReasons[[reason, noneOf(key) ? 'optional.none' : `${key}.none`].find(isReason) ?? 'other.none']
const isReason = (code: string): code is keyof typeof unusableAnswerReasons => code in unusableAnswerReasons

/** A key that is equal for equal outcomes. */
export const sameOutcome = ({ answers, rejected, command, doubted }: Interpretation): string =>
  JSON.stringify([
    keysIn(answers)
      .toSorted()
      .map((key) => [key, answers[key]]),
    keysIn(rejected).toSorted(),
    command,
    doubted,
  ])
