import styles from './Field.module.css'
import { maskTemplates, type MaskName } from './maskTemplates.ts'

/** What is left to type, over the field and hidden from readers. */
export function MaskHint({ mask, text, hidden }: { mask: MaskName; text: string; hidden: boolean }) {
  const rest = maskTemplates[mask]?.slice(text.length)
  if (hidden || !rest) return null
  return (
    <span className={styles.mask} aria-hidden="true">
      <b>{text}</b>
      {rest}
    </span>
  )
}
