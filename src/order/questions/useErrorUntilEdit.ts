import { useState } from 'react'
import { useFunnel } from '../useFunnel.ts'

/** The reason of a refusal, until the visitor changes the answer. Another refusal shows again. */
export function useErrorUntilEdit<E>(error: E) {
  const refused = useFunnel((funnel) => funnel.refused)
  const [left, setLeft] = useState<typeof refused>()
  return { error: refused === left ? undefined : error, leave: () => setLeft(refused) }
}
