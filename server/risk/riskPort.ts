import * as z from 'zod/mini'

/** What a system of the operator is told and replies to, where it judges persons instead of the embedded provider. */
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

/** The port as an OpenAPI 3.1 document, for whoever builds the system behind it. */
export function riskPortOpenApi() {
  return {
    openapi: '3.1.1',
    info: {
      title: 'TIM Ultrafibra asks: may this person order?',
      version: '1.0.0',
      description:
        'A system of the operator serves this at RISK_URL. It is given four seconds. The same Idempotency-Key is the same question, and has the same reply.',
    },
    security: [{ token: [] }, {}],
    paths: {
      '/assessments': { post: operation('assess', 'Whether a person may order', person, assessment, []) },
      '/quizzes/{id}/answers': {
        post: operation('grade', 'Whether the answers to a quiz are those of the person', givenAnswers, grade, [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        ]),
      },
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(name: string, summary: string, asks: z.ZodMiniType, replies: z.ZodMiniType, places: object[]) {
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }
  return {
    operationId: name,
    summary,
    parameters: [...places, key],
    requestBody: { required: true, content: json(asks, 'input') },
    responses: { 200: { description: 'The reply', content: json(replies, 'input') } },
  }
}

function json(of: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, '~standard': __, ...schema } = z.toJSONSchema(of, { io, target: 'draft-2020-12' })
  return { 'application/json': { schema } }
}
