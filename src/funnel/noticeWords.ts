import { noticeTexts } from '../content/noticeTexts.ts'
import { firstName } from '../content/question.ts'
import { addressText } from './addressText.ts'
import { answersOf, stands, type Known } from './story.ts'
import { keysOfWrite } from './writes.ts'

/** Whether the visitor left a contact to be told when fibre arrives. */
export const isNoticeAgreed = ({ kept }: Pick<Known, 'kept'>) => kept.notice?.value === true && keysOfWrite('contact').every((key) => stands(kept, key))

/** What was agreed, in a heading and a line: where the notice goes, or that none is wanted. */
export function noticeWords(story: Known): { title: string; text: string } {
  if (!isNoticeAgreed(story)) return { title: noticeTexts.declined, text: noticeTexts.meanwhile }
  const answers = answersOf(story)
  return { title: noticeTexts.agreed(firstName(answers)), text: noticeTexts.promise(addressText(story).door, answers.email ?? '') }
}
