import type { Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'

/** Asks which of two values is meant, joined by 'ou' or a slash: '51021-020 ou 51021-010', or which house number. */
export function askWhichOfTwo(key: Key, text: string): string | null {
  const form = forms[key]
  const [one, other, ...more] = form ? (text.match(form) ?? []) : []
  if (one === undefined || other === undefined || one === other || more.length > 0) return null
  const between = text.slice(text.indexOf(one), text.lastIndexOf(other))
  const isOpen = key === 'number' ? isOpenNumber.test(text) && /\se\s/i.test(between) : either.test(between)
  return isOpen ? notAnAnswerTexts.whichOf(one, other) : null
}

/** Matches 'No portão tem 35 e 35A, o meu é o da frente', 'tem 35 e 37, qual ponho?' */
const isOpenNumber =
  /^(?!.*\bn[úu]mero [ée]\b).*(?:\bqual\b|\b(?:meu|minha|casa) (?:é|eh|fica) [oa]?\s?(?:d[ao] |n[ao] |d[eo] )(?:frente|fundos?|cima|baixo|lado|esquerda|direita))/is

const either = /\sou\s(?!melhor\b)|^[^/]*\d\s*\/\s*\(?$/i

const forms: { [K in Key]?: RegExp } = {
  number: /\b\d{1,5}-?[a-z]?\b(?! de \p{L})/giu,
  cep: /\b\d{2}\.?\d{3}-?\d{3}\b/g,
  phone: /\(?\b\d{2}\)?[\s.-]*9?\d{4}[\s.-]?\d{4}\b/g,
  email: /[^\s,;]+@[^\s,;]*[^\s,;.]/g,
}
