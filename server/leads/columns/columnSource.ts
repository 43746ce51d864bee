import * as z from 'zod/mini'
import type { Step } from '../../../src/api/contract/lead/stepOrder.ts'
import { type StepBody, steps } from '../../../src/api/contract/lead/steps.ts'
import type { Context, OwnedLead } from '../../http/calls/handlerContext.ts'

type Taken<V> = V | null | undefined
/** The step and the body fields that write a column. `take` returns the new value; undefined changes nothing. */
export type Source<V, S extends Step = Step, F extends string = string> = {
  step: S
  fields: readonly F[]
  take: (body: unknown, lead: OwnedLead, context: Context) => Taken<V>
}

export type FieldOf<S extends Step> =
  StepBody<S> extends infer B ? (B extends unknown ? keyof B & string : never) : never

/** A field stored as answered. */
export function answer<S extends Step, F extends keyof StepBody<S> & string>(
  step: S,
  field: F,
): Source<NonNullable<StepBody<S>[F]>, S, F> {
  return { step, fields: [field], take: (body) => (isBodyOf(step, body) ? (body[field] ?? undefined) : undefined) }
}

/** A value derived from fields. */
export function from<S extends Step, F extends FieldOf<S>, V>(
  step: S,
  fields: readonly F[],
  take: (body: StepBody<S>, lead: OwnedLead, context: Context) => Taken<V>,
): Source<V, S, F> {
  return { step, fields, take: (body, lead, context) => (isBodyOf(step, body) ? take(body, lead, context) : undefined) }
}

export function isBodyOf<S extends Step>(step: S, body: unknown): body is StepBody<S> {
  return z.safeParse(steps[step], body).success
}
