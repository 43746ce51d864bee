import styles from './Field.module.css'
import { fits, maskTemplates, type MaskName } from './maskTemplates.ts'

/** Shows over the field which characters are missing. Hidden from screen readers. */
export function MaskHint({ mask, text, hidden }: { mask: MaskName; text: string; hidden: boolean }) {
  const rest = fits(text, mask) ? maskTemplates[mask]?.slice(text.length) : undefined
  if (hidden || !rest) return null
  return (
    <span className={styles.mask} aria-hidden="true">
      <b>{text}</b>
      {rest}
    </span>
  )
}
