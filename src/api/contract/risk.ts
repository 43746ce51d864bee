import * as z from 'zod/mini'

const id = z.string().check(z.maxLength(64))

export const quiz = z.object({
  idQuiz: id,
  questions: z.array(z.object({ id, text: z.string(), answers: z.array(z.object({ id, text: z.string() })) })),
  expiresAt: z.string(),
})
export type Quiz = z.output<typeof quiz>

/** What the risk provider says of a lead. `final` means that no further try is left. */
export const riskResult = z.object({
  success: z.literal(true),
  quiz: z.nullable(quiz),
  quiz_needed: z.boolean(),
  rejected: z.boolean(),
  rejected_message: z.nullable(z.string()),
  final: z.boolean(),
  version: z.number(),
})
export type RiskResult = z.output<typeof riskResult>

export const quizAnswers = z.strictObject({
  idQuiz: id,
  questions: z.array(z.strictObject({ id, answer: z.strictObject({ id }) })).check(z.minLength(1), z.maxLength(10)),
})
