import type { LandingCalls } from '../../src/pages/landing/landingTypes.ts'

/** The calls of a page of the site, successful unless replaced. */
export const landingCalls = (over: Partial<LandingCalls> = {}): LandingCalls => ({
  check: () => Promise.resolve({ to: '/chat', fault: null }),
  keepLead: () => {},
  requestCall: () => Promise.resolve(null),
  ...over,
})
