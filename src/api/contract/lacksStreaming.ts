import type { Plan } from './plan.ts'

/** Whether none of the plans includes a streaming, so that nothing is told of any. Of plans that are not known yet nobody can say. */
export const lacksStreaming = (plans: readonly Pick<Plan, 'subscriptions'>[]) =>
  plans.length > 0 && plans.every(({ subscriptions }) => subscriptions.length === 0)
