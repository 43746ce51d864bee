import type { Key } from '../content/answers.ts'
import type { Funnel } from '../funnel/slice.ts'
import { useFunnel } from '../ui/useFunnel.ts'
import { refusalId } from './turn.ts'

/** The id of what says in the conversation why the open answer was refused, if it was. */
export const useRefusal = (name: Key) => useFunnel((funnel) => (isRefused(funnel, name) ? refusalId(name) : undefined))

/** By a rule or the server, or because the words were no answer. */
function isRefused({ refused, asides }: Funnel, name: Key): boolean {
  const last = asides.findLast(({ after }) => after === name)
  return refused[name] !== undefined || (last !== undefined && last.kind !== 'side')
}
