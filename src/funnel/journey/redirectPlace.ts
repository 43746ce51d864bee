import type { Key } from '../../content/questions/answers.ts'
import { questionsOn, journey, type Journey } from './journey.ts'
import { openPlace } from './openPlace.ts'
import type { Place } from './place.ts'
import type { Funnel } from '../state.ts'
import { isStillValid } from '../answersAndFacts.ts'

/** The place to redirect the visitor to, or null if the present one is allowed. */
export function redirectPlace(funnel: Funnel): Place | null {
  const { place } = funnel
  if (!place) return null
  const open = openPlace(funnel, place.voice)
  const { screen } = place
  return screen && mayStay(funnel, { ...place, screen }, journey(funnel)) ? null : open
}

function mayStay(funnel: Funnel, place: Place & { screen: string }, walk: Journey): boolean {
  const { current } = walk
  const screen = walk.path.find(({ id }) => id === place.screen)
  if (!screen) return false
  if (walk.facts.order && current.kind === 'end') return screen.kind === 'review' || screen === current
  const isBesideExit = screen.beside && current.kind === 'exit'
  if (isTransient(screen.kind) && screen !== current && !isBesideExit) return false
  return place.voice === 'pages' || !place.key || isOpenOrStanding(funnel, place.key, walk)
}

const isTransient = (kind: string) => kind === 'wait' || kind === 'quiz' || kind === 'exit'

function isOpenOrStanding({ kept }: Funnel, key: Key, walk: Journey): boolean {
  return (
    key === walk.question ||
    (isStillValid(kept, key) && walk.path.some((screen) => questionsOn(screen, walk.answers, walk.facts).includes(key)))
  )
}
