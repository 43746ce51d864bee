import type { Quiz } from '../api/contract/risk.ts'
import type { Funnel } from './slice.ts'
import { factsOf } from './story.ts'
import { plainWords } from '../content/plainWords.ts'

type Asked = Quiz['questions'][number]

/** Where the visitor is in the quiz; `question` is null when all is answered and the reply is awaited. */
export type QuizNow = { question: Asked | null; number: number; total: number }

export function quizNow(funnel: Pick<Funnel, 'facts' | 'kept' | 'quiz'>): QuizNow | null {
  const quiz = factsOf(funnel).risk?.quiz
  if (!quiz) return null
  const answered = quiz.questions.filter(({ id }) => funnel.quiz[id] !== undefined)
  const question = quiz.questions.find(({ id }) => funnel.quiz[id] === undefined) ?? null
  return {
    question,
    number: Math.min(answered.length + 1, quiz.questions.length),
    total: quiz.questions.length,
  }
}

/** The option that was written: the whole of it, or a beginning of four letters or more that only it has. */
export function optionMeant({ answers }: Asked, text: string): Asked['answers'][number] | null {
  const typed = plainWords(text)
  const whole = answers.find((option) => plainWords(option.text) === typed)
  const begun = typed.length < 4 ? [] : answers.filter((option) => plainWords(option.text).startsWith(typed))
  return whole ?? (begun.length === 1 ? (begun[0] ?? null) : null)
}
