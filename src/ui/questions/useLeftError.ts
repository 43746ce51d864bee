import { useState } from 'react'
import { useFunnel } from '../useFunnel.ts'

/** Why an answer was refused, until something else is chosen in its stead; another refusal is said again. */
export function useLeftError<E>(error: E) {
  const refused = useFunnel((funnel) => funnel.refused)
  const [left, setLeft] = useState<typeof refused>()
  return { error: refused === left ? undefined : error, leave: () => setLeft(refused) }
}
