import { noticeTexts } from '../../content/texts/noticeTexts.ts'
import { firstName } from '../../api/contract/values/firstName.ts'
import { addressText } from './addressText.ts'
import { answersOf, stands, type Known } from '../knowledge.ts'
import { keysOfWrite } from '../saving/writes.ts'

/** Whether the visitor left a contact to be told when fibre arrives. */
export const isNoticeAgreed = ({ kept }: Pick<Known, 'kept'>) =>
  kept.notice?.value === true && keysOfWrite('contact').every((key) => stands(kept, key))

/** What was agreed, in a heading and a line: where the notice goes, or that none is wanted. */
export function noticeWords(knowledge: Known): { title: string; text: string } {
  if (!isNoticeAgreed(knowledge)) return { title: noticeTexts.declined, text: noticeTexts.meanwhile }
  const answers = answersOf(knowledge)
  return {
    title: noticeTexts.agreed(firstName(answers.name ?? '')),
    text: noticeTexts.promise(addressText(knowledge).door, answers.email ?? ''),
  }
}
