import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../art/Icon.tsx'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { icon: IconName; label: string }

/** A square button with only an icon. `label` is its name for screen readers. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={classes(styles.square, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
