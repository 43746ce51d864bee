import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import { refusalId } from '../transcript/turn.ts'

/** The id of the text that says why the open answer was refused, if it was. */
export const useRefusalId = (name: Key | null) =>
  useFunnel((funnel) => (name !== null && isRefused(funnel, name) ? refusalId(name) : undefined))

/** Whether a rule or the server refused it, or the words were no answer. */
function isRefused({ refused, asides }: Funnel, name: Key): boolean {
  const last = asides.findLast(({ after }) => after === name)
  return refused[name] !== undefined || (last !== undefined && last.kind !== 'side')
}
