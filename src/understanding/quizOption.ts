import { plainWords } from '../api/contract/values/plainWords.ts'
import type { Asked } from '../funnel/journey/riskQuizNow.ts'
import { inDigits } from './numberWords.ts'
import { listPosition } from './listPosition.ts'

/** The option that was written: by its number or place, the whole of it, or words that only it has. */
export function quizOption({ answers }: Asked, text: string): Asked['answers'][number] | null {
  const typed = wordsOf(text)
  const whole = answers.find((option) => wordsOf(option.text) === typed)
  return whole ?? answers[listPosition(typed, answers.length)] ?? onlyWith(typed, answers)
}

/** Four letters, or two digits, of words that one option has, and no other. */
function onlyWith(typed: string, answers: Asked['answers']): Asked['answers'][number] | null {
  const words = typed.split(' ').filter((word) => !around.has(word))
  if (words.join('').length < 4 && !words.some((word) => /^\d\d/.test(word))) return null
  const [one, ...others] = answers.filter((option) => words.every((word) => hasWord(wordsOf(option.text), word)))
  return others.length === 0 ? (one ?? null) : null
}

const hasWord = (option: string, word: string) => ` ${option}`.includes(` ${word}`)

/** 'Quinze de Novembro' and '15 de novembro' are the same. */
const wordsOf = (text: string) => inDigits(plainWords(text))

const around = new Set(
  'a o e eh de da do na no em eu ja foi era rua avenida av acho que morei moro trabalhei la'.split(' '),
)
