import { orderStateWords } from '../../api/contract/orderStateWords.ts'
import { asSentence } from '../../content/format.ts'
import { placedTexts } from '../../content/texts/site/smallPageTexts.ts'
import { factsOf, type Known } from '../answersAndFacts.ts'
import { endedOrderWords, stateWords } from './endedOrderWords.ts'

/** The heading and text for the state of a placed order. */
export function placedOrderWords(known: Known): { title: string; text: string } {
  const ended = endedOrderWords(known)
  if (ended) return { title: ended.title, text: ended.lead }
  const { state } = factsOf(known).order ?? {}
  if (!state) return placedTexts.received
  const { subject } = orderStateWords[state.state]
  return { title: asSentence(subject.replace(/^./, (first) => first.toUpperCase())), text: stateWords(known) ?? '' }
}

/** Whether a technician is still to come. */
export function isVisitAhead(known: Known): boolean {
  return endedOrderWords(known) === null && factsOf(known).order?.state?.state !== 'installed'
}
