import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { isRefusal, type Refusal } from '../../api/contract/errors/validationMessages.ts'
import { answerRules, keysIn, type Key, type Value } from '../../content/questions/answers.ts'
import { noneOf, questions } from '../../content/questions/questions.ts'
import { saysNone } from '../../content/reading/stripIntroWords.ts'
import type { Failure } from '../../content/texts/errors/failureTexts.ts'
import type { AnswerRefusal } from '../../content/texts/errors/answerRefusal.ts'
import type { Values } from './keepAnswers.ts'
import { splitAcrossQuestions } from './splitAcrossQuestions.ts'

export type Raw = { [K in Key]?: string }
export type Refused<R = AnswerRefusal> = { [K in Key]?: R }
export type Reading = { values: Values; refused: Refused<Failure> }

/** Reads typed or tapped answers by question: a valid value, or the reason why it is refused. */
export function readAnswers(raw: Raw, now: Date): Reading {
  const said = splitAcrossQuestions(raw)
  return keysIn(said).reduce<Reading>((all, key) => readOne(all, key, said[key] ?? '', now), {
    values: {},
    refused: {},
  })
}

function readOne({ values, refused }: Reading, key: Key, text: string, now: Date): Reading {
  const result = answerRules[key].safeParse(leavesOut(key, text) ? '' : questions[key].read(text))
  const code = result.success ? refusalOn(key, result.data, now) : refusalIn(result.error)
  if (code !== null || !result.success) return { values, refused: { ...refused, [key]: { code } } }
  return { values: { ...values, [key]: result.data }, refused }
}

/** Whether words leave an optional answer out. */
export const leavesOut = (key: Key, text: string) => noneOf(key) !== '' && saysNone(text, noneOf(key))

function refusalOn<K extends Key>(key: K, value: Value<K>, now: Date): Refusal | null {
  return questions[key].refuse?.(value, dayInBrazil(now)) ?? null
}

function refusalIn({ issues }: { issues: { message: string }[] }): Refusal {
  const code = issues[0]?.message ?? ''
  return isRefusal(code) ? code : 'text.long'
}
