import { lazy } from '../browser/lazy.ts'

const late = lazy(async () => {
  const [{ anyVisit }, { replyToVisitWish }] = await Promise.all([import('./anyVisit.ts'), import('./visitWish.ts')])
  return { anyVisit, replyToVisitWish }
})

/** Fetches the reading of loose words about visits, which comes after the rest. */
export const loadLooseVisits = () => late.load()

/** That reading, or nothing while it is still on its way. */
export function looseVisits() {
  if (!late.get()) void late.load().catch(() => undefined)
  return late.get()
}

// Visits are asked for last, so that it is here by then
looseVisits()
