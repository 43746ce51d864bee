import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import * as z from 'zod/mini'
import { operatorSystemOpenApi } from '../outside/operatorSystemOpenApi.ts'

/** The requests and replies of an operator's system that replaces the built-in rules. */
const text = z.string()
const id = z.string().check(z.minLength(1), z.maxLength(100))
const shown = z.string().check(z.minLength(1), z.maxLength(300))

export const person = z.object({
  document: text,
  name: text,
  birth_date: z.nullable(text),
  mothers_name: z.nullable(text),
  phone: text,
  cep: text,
})

const question = z.object({
  id,
  text: shown,
  answers: z.array(z.object({ id, text: shown })).check(z.minLength(2), z.maxLength(10)),
})
const quiz = z.object({ id, questions: z.array(question).check(z.minLength(1), z.maxLength(5)) })

export const assessment = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approved') }),
  z.object({ decision: z.literal('rejected'), message: z.optional(shown) }),
  z.object({ decision: z.literal('quiz'), quiz }),
])

export const givenAnswers = z.object({ answers: z.array(z.object({ question: id, answer: id })) })
export const grade = z.object({ passed: z.boolean() })

/** The port as an OpenAPI 3.1 document. */
export const operatorRiskOpenApi = () =>
  operatorSystemOpenApi({
    title: `${brandName} asks: may this person order?`,
    description:
      'A system of the operator serves this at RISK_URL. It is given four seconds. The same Idempotency-Key is the same question, and has the same reply.',
    operations: {
      '/assessments': {
        name: 'assess',
        summary: 'Whether a person may order',
        asks: person,
        replies: assessment,
        isKeyed: true,
      },
      '/quizzes/{id}/answers': {
        name: 'grade',
        summary: 'Whether the answers to a quiz are those of the person',
        asks: givenAnswers,
        replies: grade,
        isKeyed: true,
      },
    },
  })
