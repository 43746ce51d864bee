import type { Screen } from '../../content/flows/screen.ts'
import type { Knowledge } from '../answersAndFacts.ts'
import { doneWords } from './doneTimeline.ts'
import { coverageNoticeWords } from './coverageNoticeWords.ts'

/** The words of a stop: what the visitor agreed to or ordered, else those of its screen. */
export function wordsAtStop(knowledge: Knowledge, { look, title, lead = '' }: Screen): { title: string; text: string } {
  if (look === 'noOffer') return coverageNoticeWords(knowledge)
  return look === 'end' ? doneWords(knowledge, title) : { title, text: lead }
}
