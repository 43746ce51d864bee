import { plainWords } from '../../content/reading/plainWords.ts'
import type { Asked } from '../../funnel/journey/quizNow.ts'

/** The option that was written: by its number or place, the whole of it, or words that only it has. */
export function optionMeant({ answers }: Asked, text: string): Asked['answers'][number] | null {
  const typed = plainWords(text)
  const whole = answers.find((option) => plainWords(option.text) === typed)
  return whole ?? answers[placeIn(typed, answers.length)] ?? onlyWith(typed, answers)
}

function placeIn(typed: string, count: number): number {
  const [, word = ''] =
    /^(?:(?:e|eh|acho que e|opcao|alternativa|numero|a|o) )*(\w+?)a?o?(?: opcao)?$/.exec(typed) ?? []
  const place = /^\d$/.test(word) ? Number(word) : places.indexOf(word)
  return word === 'ultim' ? count - 1 : place - 1
}

const places = ['', 'primeir', 'segund', 'terceir', 'quart', 'quint', 'sext']

/** Four letters or more of words that one option has, and no other. */
function onlyWith(typed: string, answers: Asked['answers']): Asked['answers'][number] | null {
  const words = typed.split(' ').filter((word) => !around.has(word))
  if (words.join('').length < 4) return null
  const [one, ...others] = answers.filter((option) => words.every((word) => hasWord(plainWords(option.text), word)))
  return others.length === 0 ? (one ?? null) : null
}

const hasWord = (option: string, word: string) => ` ${option}`.includes(` ${word}`)

const around = new Set(
  'a o e eh de da do na no em eu ja foi era rua avenida av acho que morei moro trabalhei la'.split(' '),
)
