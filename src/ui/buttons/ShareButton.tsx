import { commonTexts } from '../../content/texts/commonTexts.ts'
import { TextButton } from './TextButton.tsx'

/** Shares data with another app, if the browser can. Cancelling shows nothing. */
export function ShareButton({ data, about }: { data: ShareData; about?: string }) {
  if (!('share' in navigator)) return null
  const share = () => navigator.share(data).catch(() => undefined)
  return (
    <TextButton icon="share" about={about} onClick={() => void share()}>
      {commonTexts.share}
    </TextButton>
  )
}
