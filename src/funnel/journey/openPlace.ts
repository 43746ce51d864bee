import { journey } from './journey.ts'
import type { Place } from './place.ts'
import type { Knowledge } from '../answersAndFacts.ts'

/** The place of the open question in a voice. */
export function openPlace(knowledge: Knowledge, voice: Place['voice']): Place {
  const { current, question } = journey(knowledge)
  const place: Place = { voice, flow: knowledge.flow, screen: current.id }
  return voice === 'chat' && question && current.kind === 'ask' ? { ...place, key: question } : place
}
