import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { refusalText, refusals } from '../../api/contract/errors/refusals.ts'
import { answerRules, keysIn, type Key, type Value } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Values } from './keepAnswers.ts'
import { saidTogether } from './saidTogether.ts'

export type Raw = { [K in Key]?: string }
export type Reading = { values: Values; refused: { [K in Key]?: string } }

/** Reads what was typed or tapped, question by question: a value that meets its rule, or the words that say why not. */
export function readAnswers(raw: Raw, now: Date): Reading {
  const said = saidTogether(raw)
  return keysIn(said).reduce<Reading>((all, key) => readOne(all, key, said[key] ?? '', now), {
    values: {},
    refused: {},
  })
}

function readOne({ values, refused }: Reading, key: Key, text: string, now: Date): Reading {
  const result = answerRules[key].safeParse(questions[key].read(text))
  const refusal = result.success
    ? refusalOn(key, result.data, now)
    : (refusalText(result.error.issues[0]?.message ?? '') ?? refusals['text.long'])
  if (refusal !== null || !result.success) return { values, refused: { ...refused, [key]: refusal } }
  return { values: { ...values, [key]: result.data }, refused }
}

function refusalOn<K extends Key>(key: K, value: Value<K>, now: Date): string | null {
  const code = questions[key].refuse?.(value, dayInBrazil(now))
  return code ? refusals[code] : null
}
