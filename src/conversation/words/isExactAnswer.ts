import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import { isFull } from '../../ui/fields/maskTemplates.ts'
import { repliesTo } from './quickReplies.ts'

/** Whether a text is a valid value of the field as it is, so that it needs no reading. */
export function isExactAnswer(key: Key, text: string, now: Date): boolean {
  return fillsField(key, text) && readAnswers({ [key]: text }, now).refused[key] === undefined
}

function fillsField(key: Key, text: string): boolean {
  const { input } = questions[key]
  if (input.kind === 'document') return isFull(text, 'cpf')
  if (input.kind === 'text' && input.mask) return isFull(text, input.mask)
  return wholly[key]?.test(text) ?? repliesTo(key, {}).some(({ raw }) => raw === text)
}

/** Visits are written like this when they are ticked. */
const wholly: Partial<Record<Key, RegExp>> = {
  email: /^[^\s@]+@[^\s@]+$/,
  number: /^\d{1,4}$/,
  schedule: /^(\d\d\/\d\d\/\d{4} (manha|tarde)[,;\s]*)+$/,
}
