import { addressText } from './addressText.ts'
import type { Knowledge } from '../answersAndFacts.ts'

/** The whole address of the installation in one line. */
export function addressLine(knowledge: Knowledge): string {
  const { door, place } = addressText(knowledge)
  return [door, place].filter(Boolean).join(', ')
}
