import { plainWords } from '../../api/contract/values/plainWords.ts'
import type { Asked } from '../../funnel/journey/riskQuizNow.ts'
import { inDigits } from '../line/numberWords.ts'
import { listPosition } from '../line/listPosition.ts'

/** The option that a text means: by place, in full, or by words that only it has. */
export function quizOption({ answers }: Asked, text: string): Asked['answers'][number] | null {
  const typed = wordsOf(text)
  const whole = answers.find((option) => wordsOf(option.text) === typed)
  return whole ?? answers[listPosition(typed, answers.length)] ?? onlyWith(typed, answers)
}

/** The only option with these words, which need four letters or two digits. */
function onlyWith(typed: string, answers: Asked['answers']): Asked['answers'][number] | null {
  const words = typed.split(' ').filter((word) => !around.has(word))
  if (words.join('').length < 4 && !words.some((word) => /^\d\d/.test(word))) return null
  const [one, ...others] = answers.filter((option) => words.every((word) => hasWord(wordsOf(option.text), word)))
  return others.length === 0 ? (one ?? null) : null
}

const hasWord = (option: string, word: string) => ` ${option}`.includes(` ${word}`)

/** Makes 'Quinze de Novembro' equal to '15 de novembro'. */
const wordsOf = (text: string) => inDigits(plainWords(text))

const around = new Set(
  'a o e eh de da do na no em eu ja foi era rua avenida av acho que morei moro trabalhei la'.split(' '),
)
