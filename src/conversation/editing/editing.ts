import type { Key } from '../../content/questions/answers.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import type { Funnel } from '../../funnel/state.ts'
import { isStillValid } from '../../funnel/answersAndFacts.ts'
import { openPlace } from '../../funnel/journey/openPlace.ts'

/** The answered question that the address opens again. */
export function editingAt({ place, kept }: Funnel): Key | null {
  const key = place?.key
  return key && isStillValid(kept, key) && place && !answeredAt.has(place) ? key : null
}

/** Whether the last words were said while an answer was being changed. */
export function wasSaidInChange(funnel: Funnel): boolean {
  const key = editingAt(funnel)
  return key !== null && funnel.asides.at(-1)?.after === key
}

/** Remembers that the question of this address was open when answered. Until the address changes, it is no edit. */
export function answeredHere({ place }: Funnel) {
  if (place) answeredAt.add(place)
}

export const openPath = (funnel: Funnel) => pathOf(openPlace(funnel, 'chat'))

const answeredAt = new WeakSet<NonNullable<Funnel['place']>>()
