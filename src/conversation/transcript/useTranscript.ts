import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import type { Funnel } from '../../funnel/state.ts'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { reading } from '../words/lazyReading.ts'
import { editingAt } from '../editing/editing.ts'
import { transcript, type TranscriptInput } from './transcript.ts'
import type { Turn } from './turn.ts'

/** The saved state matters only while something is unsaved. */
const allSaved = {}

/** The present transcript. Drafts do not change it. */
export function useTranscript(): Turn[] {
  const walk = useJourney()
  const told = useFunnel(transcriptInput, shallowEqual)
  return useMemo(() => transcript(told, walk, reading.get()?.earlyWishReminder), [told, walk])
}

function transcriptInput(funnel: Funnel): TranscriptInput {
  const { flow, kept, facts, asides, refused, quiz, noted, saveProblem, cameBack, calling } = funnel
  const saved = saveProblem === null ? allSaved : funnel.saved
  return {
    flow,
    kept,
    facts,
    asides,
    refused,
    quiz,
    noted,
    saveProblem,
    saved,
    cameBack,
    calling,
    editing: editingAt(funnel),
  }
}
