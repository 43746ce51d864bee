import type { ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../art/Icon.tsx'

type Look = 'brand' | 'signal' | 'line'
export type ButtonState = 'default' | 'loading' | 'success' | 'error'
export type ButtonLook = {
  look?: Look | undefined
  big?: boolean | undefined
  split?: boolean | undefined
  icon?: IconName | undefined
  className?: string | undefined
}

/** The text and icon of a button, or of a link that looks like one. */
export function ButtonFace({
  state = 'default',
  icon,
  children,
}: {
  state?: ButtonState
  icon?: IconName | undefined
  children: ReactNode
}) {
  return (
    <>
      <span>{children}</span>
      <Sign state={state} icon={icon} />
    </>
  )
}

export function buttonClasses({ look = 'brand', big, split, className }: ButtonLook, state: ButtonState = 'default') {
  return classes(
    styles.button,
    look !== 'brand' && styles[look],
    big && styles.big,
    split && styles.split,
    state === 'loading' && styles.loading,
    state === 'error' && styles.error,
    className,
  )
}

function Sign({ state, icon }: { state: ButtonState; icon: IconName | undefined }) {
  if (state === 'loading') return <Busy />
  if (state === 'success') return <Icon name="check" />
  if (state === 'error') return <Icon name="alert" />
  return icon && <Icon name={icon} className={classes(styles.sign, icon === 'arrow' && styles.go)} />
}

function Busy() {
  return (
    <span className={styles.busy} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
