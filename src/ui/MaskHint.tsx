import styles from './Field.module.css'
import { maskTemplates, type MaskName } from './maskTemplates.ts'

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

/** Words typed in its place set a mask aside; only a CNPJ has letters of its own. */
const fits = (text: string, mask: MaskName) => mask === 'cnpj' || !/\p{L}/u.test(text)
