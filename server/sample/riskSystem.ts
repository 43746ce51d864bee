import * as z from 'zod/mini'
import { builtInRisk } from '../risk/builtInRisk.ts'
import { givenAnswers, person } from '../risk/operatorRiskSchemas.ts'
import { quizFor } from '../risk/builtInQuiz.ts'
import { sampleSystemServer } from './sampleSystemServer.ts'

/** A risk system behind operatorRiskSchemas.ts, with the outcomes of the sample documents. */
export const riskSystem = (port?: number) => sampleSystemServer(replyTo, port)

async function replyTo(path: string, body: unknown): Promise<object> {
  const [, document] = /^\/quizzes\/(\d+)\/answers$/.exec(path) ?? []
  if (document !== undefined) {
    const { answers } = z.parse(givenAnswers, body)
    const given = answers.map(({ question, answer }) => ({ id: question, answer: { id: answer } }))
    return { passed: await builtInRisk.grade(quizFor(document), given) }
  }
  const { birth_date, mothers_name, ...told } = z.parse(person, body)
  const decision = await builtInRisk.assess({ ...told, birthDate: birth_date, motherName: mothers_name })
  if (decision.kind === 'approved') return { decision: 'approved' }
  if (decision.kind === 'rejected') return { decision: 'rejected', message: decision.message }
  const questions = decision.quiz.questions.map(({ id, text, answers }) => ({ id, text, answers }))
  return { decision: 'quiz', quiz: { id: told.document, questions } }
}
