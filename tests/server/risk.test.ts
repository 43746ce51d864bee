import { describe, expect, it } from 'vitest'
import { isCnpj, isCpf } from '../../src/api/contract/values/cpfAndCnpj.ts'
import { builtInRisk } from '../../server/risk/builtInRisk.ts'
import type { QuizWithAnswers } from '../../server/risk/riskProvider.ts'
import { documentCards } from '../../server/sample/sampleCards.ts'

const assess = (document: string) =>
  builtInRisk.assess({
    document,
    name: 'Ana Souza',
    birthDate: '15/03/1990',
    motherName: 'Maria Souza',
    phone: '16991234567',
    cep: '14010100',
  })

async function quizOf(document: string): Promise<QuizWithAnswers> {
  const decision = await assess(document)
  if (decision.kind !== 'quiz') throw new Error(`${document} has no quiz`)
  return decision.quiz
}
const answering = (quiz: QuizWithAnswers, choose: (question: QuizWithAnswers['questions'][number]) => string) =>
  builtInRisk.grade(
    quiz,
    quiz.questions.map((question) => ({ id: question.id, answer: { id: choose(question) } })),
  )

describe('the built-in risk', () => {
  it.each(Object.values(documentCards))('decides $outcome for $document', async ({ document, outcome }) => {
    expect(isCpf(document) || isCnpj(document)).toBe(true)
    expect((await assess(document)).kind).toBe(outcome.startsWith('quiz') ? 'quiz' : outcome)
  })

  it('approves any other document', async () => {
    expect(await assess('52998224725')).toEqual({ kind: 'approved' })
  })

  it('tells a refused visitor that a person can review the decision', async () => {
    expect(await assess(documentCards.rejected.document)).toMatchObject({
      message: expect.stringContaining('uma pessoa'),
    })
  })
})

describe('the quiz', () => {
  it('has three questions, each with "Nenhuma destas" and one right answer', async () => {
    const { questions } = await quizOf(documentCards.quizApproved.document)
    expect(questions).toHaveLength(3)
    for (const { answers, right } of questions) {
      expect(answers.at(-1)?.text).toBe('Nenhuma destas')
      expect(new Set(answers.map(({ text }) => text)).size).toBe(5)
      expect(answers.filter(({ id }) => id === right)).toHaveLength(1)
    }
  })

  it('is always the same, so that its answers can be documented', async () => {
    const { document } = documentCards.quizApproved
    expect(await quizOf(document)).toEqual(await quizOf(document))
  })

  it('is passed by the right answers only', async () => {
    const quiz = await quizOf(documentCards.quizApproved.document)
    expect(await answering(quiz, ({ right }) => right)).toBe(true)
    expect(
      await answering(quiz, ({ id, answers, right }) =>
        id === 'city' ? (answers.find((one) => one.id !== right)?.id ?? '') : right,
      ),
    ).toBe(false)
  })

  it('is not passed by leaving a question out or answering one twice', async () => {
    const quiz = await quizOf(documentCards.quizApproved.document)
    const right = quiz.questions.map((question) => ({ id: question.id, answer: { id: question.right } }))
    expect(await builtInRisk.grade(quiz, right.slice(1))).toBe(false)
    expect(await builtInRisk.grade(quiz, [])).toBe(false)
    expect(
      await builtInRisk.grade(
        quiz,
        right.slice(0, 1).flatMap((one) => [one, one, one]),
      ),
    ).toBe(false)
  })

  it('of one sample document has "Nenhuma destas" as a right answer', async () => {
    const { questions } = await quizOf(documentCards.quizWithNone.document)
    expect(questions.filter(({ answers, right }) => answers.at(-1)?.id === right)).toHaveLength(1)
  })

  it('of one sample document is passed by nobody', async () => {
    const quiz = await quizOf(documentCards.quizRefused.document)
    for (const at of [0, 1, 2, 3, 4]) expect(await answering(quiz, ({ answers }) => answers[at]?.id ?? '')).toBe(false)
  })
})
