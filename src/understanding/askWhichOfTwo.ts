import type { Key } from '../content/questions/answers.ts'
import { notAnAnswerTexts } from '../content/texts/notAnAnswerTexts.ts'

/** What is asked where two values stand with 'ou' between them: '51021-020 ou 51021-010', or a stroke. */
export function askWhichOfTwo(key: Key, text: string): string | null {
  const form = forms[key]
  const [one, other, ...more] = form ? (text.match(form) ?? []) : []
  if (one === undefined || other === undefined || one === other || more.length > 0) return null
  return /\sou\s|^[^/]*\d\s*\/\s*\(?$/i.test(text.slice(text.indexOf(one), text.indexOf(other)))
    ? notAnAnswerTexts.whichOf(one, other)
    : null
}

const forms: { [K in Key]?: RegExp } = {
  cep: /\b\d{2}\.?\d{3}-?\d{3}\b/g,
  phone: /\(?\b\d{2}\)?[\s.-]*9?\d{4}[\s.-]?\d{4}\b/g,
  email: /[^\s,;]+@[^\s,;]*[^\s,;.]/g,
}
