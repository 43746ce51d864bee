import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'
import * as values from '../values/valueRules.ts'

const id = values.upTo(64)

export const quiz = z.object({
  idQuiz: id,
  questions: z.array(z.object({ id, text: z.string(), answers: z.array(z.object({ id, text: z.string() })) })),
  expiresAt: z.string(),
})
export type Quiz = z.output<typeof quiz>

/** The risk provider's verdict on a lead. `quiz_passed`: a quiz confirmed the identity. `final`: no try is left. */
export const riskResult = z.object({
  success: orElse(z.literal(true), true),
  quiz: z.nullable(quiz),
  quiz_needed: z.boolean(),
  rejected: z.boolean(),
  rejected_message: z.nullable(z.string()),
  quiz_passed: z.optional(z.boolean()),
  final: orElse(z.boolean(), false),
  version: orElse(z.number(), 1),
})
export type RiskResult = z.output<typeof riskResult>

export const quizAnswers = z.strictObject({
  idQuiz: id,
  questions: z.array(z.strictObject({ id, answer: z.strictObject({ id }) })).check(z.minLength(1), z.maxLength(10)),
})
