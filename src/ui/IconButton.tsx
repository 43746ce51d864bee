import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { icon: IconName; label: string }

/** A square of the target size with a drawing alone; the label is its name. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={classes(styles.square, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
