import type { Key } from '../../content/questions/answers.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import type { Funnel } from '../../funnel/state.ts'
import { isStillValid } from '../../funnel/answersAndFacts.ts'
import { openPlace } from '../../funnel/journey/openPlace.ts'

/** The answered question that the address opens again for a change. */
export function editingAt({ place, kept }: Funnel): Key | null {
  const key = place?.key
  return key && isStillValid(kept, key) && place && !answeredAt.has(place) ? key : null
}

/** Whether what was said last was said in the change of an answer. */
export function wasSaidInChange(funnel: Funnel): boolean {
  const key = editingAt(funnel)
  return key !== null && funnel.asides.at(-1)?.after === key
}

/**
 * Remembers that the question of this address was open when it was answered. Until the address moves on, it is no edit.
 */
export function answeredHere({ place }: Funnel) {
  if (place) answeredAt.add(place)
}

/** The path of the open question. */
export const openPath = (funnel: Funnel) => pathOf(openPlace(funnel, 'chat'))

const answeredAt = new WeakSet<NonNullable<Funnel['place']>>()
