import type { Plan } from './plan.ts'

/** Whether no plan includes streaming, so that none is mentioned. False while the plans are unknown. */
export const noPlanHasStreaming = (plans: readonly Pick<Plan, 'subscriptions'>[]) =>
  plans.length > 0 && plans.every(({ subscriptions }) => subscriptions.length === 0)
