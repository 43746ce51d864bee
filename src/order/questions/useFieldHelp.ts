import type { Key } from '../../content/questions/answers.ts'
import { helpFor } from '../../funnel/views/helpFor.ts'
import { useFunnel } from '../useFunnel.ts'
import { useStoredAnswerNote } from './useStoredAnswerNote.ts'

/** The text under a field: a note that a private answer is stored, else the help. */
export function useFieldHelp(name: Key | null, helpOf = helpFor): string | undefined {
  const kept = useStoredAnswerNote(name)
  const help = useFunnel((funnel) => (name === null ? undefined : helpOf(funnel, name)))
  return kept ?? help
}
