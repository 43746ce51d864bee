import { visitMemoryTexts } from '../../content/texts/chatTexts.ts'
import type { Aside } from '../state.ts'

/** What was said of the visit before it was asked for: 'trabalho de manhã' at the CEP. */
export const visitWishes = (asides: readonly Aside[]): string[] =>
  asides.flatMap(({ said, reply }) => (reply === visitMemoryTexts.noted ? [said] : []))
