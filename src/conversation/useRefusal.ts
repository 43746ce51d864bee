import type { Key } from '../content/answers.ts'
import { useFunnel } from '../ui/useFunnel.ts'
import { refusalId } from './turn.ts'

/** The id of what says in the conversation why the open answer was refused, if it was. */
export const useRefusal = (name: Key) => useFunnel(({ refused }) => (refused[name] === undefined ? undefined : refusalId(name)))
