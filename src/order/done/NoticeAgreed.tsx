import { noticeTexts } from '../../content/texts/noticeTexts.ts'
import { noticeRefused } from '../../funnel/intents.ts'
import { isNoticeAgreed } from '../../funnel/views/noticeWords.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../useFunnel.ts'

export const useNoticeAgreed = () => useFunnel(isNoticeAgreed)

/** Cancels the notice, which erases the contact. */
export function NoticeRefuse() {
  const dispatch = useDispatch()
  return (
    <div className="row">
      <p>{noticeTexts.mind}</p>
      <TextButton onClick={() => dispatch(noticeRefused())}>{noticeTexts.refuse}</TextButton>
    </div>
  )
}
