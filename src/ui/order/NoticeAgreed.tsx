import { noticeTexts } from '../../content/noticeTexts.ts'
import { noticeRefused } from '../../funnel/asked.ts'
import { isNoticeAgreed } from '../../funnel/noticeWords.ts'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useFunnel } from '../useFunnel.ts'
import styles from './Order.module.css'

export const useNoticeAgreed = () => useFunnel(isNoticeAgreed)

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
