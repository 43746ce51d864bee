import { callPageTexts as texts } from '../content/texts/smallPageTexts.ts'
import { Toast } from '../ui/feedback/Toast.tsx'

/** Milliseconds that it can be read. */
const READ = 10_000

/** Says over the page that a call was asked for. */
export function CallToast({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <Toast open={open} text={texts.toast} onClose={onClose} closeLabel={texts.close} after={READ} />
}
