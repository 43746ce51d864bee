import { useMemo } from 'react'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { editingAt } from '../editing/editing.ts'
import { transcript } from './transcript.ts'
import type { Turn } from './turn.ts'

/** What is saved matters only while something is not. */
const allSaved = {}

/** The present transcript. Drafts change nothing in it. */
export function useTranscript(): Turn[] {
  const walk = useJourney()
  const flow = useFunnel((funnel) => funnel.flow)
  const kept = useFunnel((funnel) => funnel.kept)
  const facts = useFunnel((funnel) => funnel.facts)
  const asides = useFunnel((funnel) => funnel.asides)
  const refused = useFunnel((funnel) => funnel.refused)
  const noted = useFunnel((funnel) => funnel.noted)
  const quiz = useFunnel((funnel) => funnel.quiz)
  const saveProblem = useFunnel((funnel) => funnel.saveProblem)
  const saved = useFunnel((funnel) => (funnel.saveProblem === null ? allSaved : funnel.saved))
  const cameBack = useFunnel((funnel) => funnel.cameBack)
  const editing = useFunnel(editingAt)
  return useMemo(
    () => transcript({ flow, kept, facts, asides, refused, quiz, noted, saveProblem, saved, cameBack, editing }, walk),
    [flow, kept, facts, asides, refused, quiz, noted, saveProblem, saved, cameBack, editing, walk],
  )
}
