import { coverageNoticeTexts } from '../../content/texts/order/coverageNoticeTexts.ts'
import { noticeRefused } from '../../funnel/visitorActions.ts'
import { isNoticeAgreed } from '../../funnel/views/coverageNoticeWords.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../useFunnel.ts'

export const useNoticeAgreed = () => useFunnel(isNoticeAgreed)

/** Cancels the notice, which erases the contact. */
export function CancelCoverageNotice() {
  const dispatch = useDispatch()
  return (
    <div className="row">
      <p>{coverageNoticeTexts.mind}</p>
      <TextButton onClick={() => dispatch(noticeRefused())}>{coverageNoticeTexts.refuse}</TextButton>
    </div>
  )
}
