import { useMemo } from 'react'
import { useFunnel, useJourney } from '../ui/useFunnel.ts'
import { editingAt } from './editing.ts'
import { transcript } from './transcript.ts'
import type { Turn } from './turn.ts'

/** The conversation as it stands; what is half typed changes nothing in it. */
export function useTranscript(): Turn[] {
  const walk = useJourney()
  const flow = useFunnel((funnel) => funnel.flow)
  const kept = useFunnel((funnel) => funnel.kept)
  const facts = useFunnel((funnel) => funnel.facts)
  const asides = useFunnel((funnel) => funnel.asides)
  const refused = useFunnel((funnel) => funnel.refused)
  const quiz = useFunnel((funnel) => funnel.quiz)
  const held = useFunnel((funnel) => funnel.held)
  const saved = useFunnel((funnel) => funnel.saved)
  const editing = useFunnel(editingAt)
  return useMemo(() => transcript({ flow, kept, facts, asides, refused, quiz, held, saved, editing }, walk), [flow, kept, facts, asides, refused, quiz, held, saved, editing, walk])
}
