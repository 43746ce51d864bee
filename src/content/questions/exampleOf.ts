import type { Key } from './answers.ts'
import { questions } from './questions.ts'

/** An example of an answer. It is accepted as it is, if no screen has its own. */
export function exampleOf(key: Key): string | undefined {
  const { input } = questions[key]
  return said[key] ?? ('example' in input ? input.example : undefined)
}

/** Examples for fields that only show the format. */
const said: { [K in Key]?: string } = {
  cep: '14010-100',
  phone: '(16) 99123-4567',
  birthDate: '15/03/1990',
  document: '529.982.247-25',
  bank: '341',
}
