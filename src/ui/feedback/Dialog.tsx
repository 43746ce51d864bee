import { useId, type ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import styles from './Modal.module.css'
import { useModal } from './useModal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  footer?: ReactNode
  children: ReactNode
}

/** A window in the middle of the page that waits for a choice. */
export function Dialog({ open, onClose, title, closeLabel, footer, children }: Props) {
  const id = useId()
  const { shown, modal } = useModal(open, onClose)
  return (
    <dialog {...modal} className={styles.window} aria-labelledby={id}>
      {shown && (
        <div>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
