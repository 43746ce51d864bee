import { noticeTexts } from '../../content/noticeTexts.ts'
import { firstName } from '../../content/question.ts'
import { noticeRefused } from '../../funnel/asked.ts'
import { answersOf, factsOf, stands } from '../../funnel/story.ts'
import { keysOfWrite } from '../../funnel/writes.ts'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useFunnel } from '../useFunnel.ts'
import styles from './Order.module.css'
import { useStory } from './useStory.ts'

/** Whether the visitor left a contact to be told when fibre arrives. */
export const useNoticeAgreed = () => useFunnel(({ kept }) => kept.notice?.value === true && keysOfWrite('contact').every((key) => stands(kept, key)))

/** 'Combinado': what was agreed, in a heading and a line. */
export function useNoticeWords(): { title: string; promise: string } {
  const story = useStory()
  const answers = answersOf(story)
  const street = answers.street ?? factsOf(story).street?.street ?? ''
  return { title: noticeTexts.agreed(firstName(answers)), promise: noticeTexts.promise(street, answers.email ?? '') }
}

/** The way back: the contact is erased. */
export function NoticeRefuse() {
  const ask = useAsk()
  return (
    <div className={styles.mind}>
      <p>{noticeTexts.mind}</p>
      <TextButton onClick={() => ask(noticeRefused())}>{noticeTexts.refuse}</TextButton>
    </div>
  )
}
