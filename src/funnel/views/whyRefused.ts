import type { Key } from '../../content/questions/answers.ts'
import { refusalWords } from '../../content/texts/errors/answerRefusal.ts'
import type { Funnel } from '../state.ts'

export function whyRefused({ refused }: Pick<Funnel, 'refused'>, key: Key): string | undefined {
  const refusal = refused[key]
  return refusal && refusalWords(refusal)
}
