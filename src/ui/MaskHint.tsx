import styles from './Field.module.css'
import { fits, maskTemplates, type MaskName } from './maskTemplates.ts'

/** What is left to type, over the field and hidden from readers. */
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
