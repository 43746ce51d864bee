import { coverageNoticeTexts } from '../../content/texts/order/coverageNoticeTexts.ts'
import { firstName } from '../../api/contract/values/firstName.ts'
import { addressText } from './addressText.ts'
import { answersOf, isStillValid, type Known } from '../answersAndFacts.ts'
import { keysOfWrite } from '../saving/writes.ts'

/** Whether the visitor left a contact for the coverage notice. */
export const isNoticeAgreed = ({ kept }: Pick<Known, 'kept'>) =>
  kept.notice?.value === true && keysOfWrite('contact').every((key) => isStillValid(kept, key))

/** The visitor's decision in a heading and a line: where the notice goes, or that none is wanted. */
export function coverageNoticeWords(knowledge: Known): { title: string; text: string } {
  if (!isNoticeAgreed(knowledge)) return { title: coverageNoticeTexts.declined, text: coverageNoticeTexts.meanwhile }
  const answers = answersOf(knowledge)
  return {
    title: coverageNoticeTexts.agreed(firstName(answers.name ?? '')),
    text: coverageNoticeTexts.promise(addressText(knowledge).door, answers.email ?? ''),
  }
}
