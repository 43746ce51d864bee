import { plainWords } from '../../content/reading/plainWords.ts'
import type { Asked } from '../../funnel/journey/quizNow.ts'
import { placeNamed } from './placeNamed.ts'

/** The option that was written: by its number or place, the whole of it, or words that only it has. */
export function optionMeant({ answers }: Asked, text: string): Asked['answers'][number] | null {
  const typed = plainWords(text)
  const whole = answers.find((option) => plainWords(option.text) === typed)
  return whole ?? answers[placeNamed(typed, answers.length)] ?? onlyWith(typed, answers)
}

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
