import { useEffect, useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import styles from './Modal.module.css'
import { useModal } from './useModal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  field?: 'anil' | 'ultramar' | 'sinal'
  /** A band of tiles below the title, e.g. <Tiles> or <PlanArt>. */
  art?: ReactNode
  footer?: ReactNode
  className?: string | undefined
  /** Runs once the dialog is open; the returned function runs once it is closed. */
  onShown?: (dialog: HTMLDialogElement) => () => void
  children: ReactNode
}

/** A panel over the page, from the right. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  field = 'ultramar',
  art,
  footer,
  className,
  onShown,
  children,
}: Props) {
  const id = useId()
  const { shown, modal } = useModal(open, onClose)
  const { ref: dialog } = modal
  useEffect(() => (shown && dialog.current ? onShown?.(dialog.current) : undefined), [shown, dialog, onShown])
  return (
    <dialog {...modal} className={classes(styles.drawer, className)} aria-labelledby={id}>
      {shown && (
        <div>
          <div className={`on-${field}`}>
            <div className={styles.head}>
              <h2 id={id}>{title}</h2>
              <IconButton icon="x" label={closeLabel} onClick={onClose} />
            </div>
            {art && <div className={classes('art', styles.art)}>{art}</div>}
          </div>
          <div className={styles.body} data-rows="">
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
