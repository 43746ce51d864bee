import { randomFrom, type Random } from '../sample/seededRandom.ts'
import type { GivenAnswer, QuizQuestion, QuizWithAnswers } from './riskProvider.ts'
import { noneOfThese, quizBank } from './quizBank.ts'

/** The quiz of a document, always the same, so that its right answers can be documented. */
export function quizFor(document: string): QuizWithAnswers {
  const random = randomFrom(document)
  return { questions: quizBank.map((asked) => question(asked, random)), reference: null }
}

export function isPassed(quiz: QuizWithAnswers, given: GivenAnswer[]): boolean {
  const answers = new Map(given.map(({ id, answer }) => [id, answer.id]))
  return answers.size === quiz.questions.length && quiz.questions.every(({ id, right }) => answers.get(id) === right)
}

/** Four facts and 'Nenhuma destas', which is right in one of five cases. */
function question({ id, text, facts }: (typeof quizBank)[number], random: Random): QuizQuestion {
  const texts = [...shuffled(facts, random).slice(0, 4), noneOfThese]
  const answers = texts.map((answer, at) => ({ id: `${id}-${at + 1}`, text: answer }))
  return { id, text, answers, right: `${id}-${random.below(answers.length) + 1}` }
}

function shuffled(list: readonly string[], random: Random): string[] {
  return list
    .map((item) => ({ item, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
