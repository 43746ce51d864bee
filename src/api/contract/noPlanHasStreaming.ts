import type { Plan } from './plan.ts'

/** Whether no plan includes a streaming, so that nothing is told of any. False while the plans are not known. */
export const noPlanHasStreaming = (plans: readonly Pick<Plan, 'subscriptions'>[]) =>
  plans.length > 0 && plans.every(({ subscriptions }) => subscriptions.length === 0)
