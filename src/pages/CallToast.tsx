import { callPageTexts as texts } from '../content/texts/site/smallPageTexts.ts'
import { Toast } from '../ui/feedback/Toast.tsx'

/** Says over the page that a call was requested. */
export function CallToast({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <Toast open={open} text={texts.toast} onClose={onClose} closeLabel={texts.close} />
}
