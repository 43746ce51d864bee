import type { Answers, Key, Value } from '../content/questions/answers.ts'

/** Whether a value is what another question was told: the own name at the mother's, the agency at the account. */
export function repeatsOtherAnswer(key: Key, value: Value, { name, agency }: Answers): boolean {
  const before = key === 'motherName' ? name : key === 'account' ? agency : undefined
  return typeof value === 'string' && before !== undefined && bare(value) === bare(before)
}

const bare = (text: string) => text.toLowerCase().replace(/[.\s-]/g, '')
