import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../art/Icon.tsx'
import styles from './TextLink.module.css'

type Props = ComponentProps<'button'> & { icon?: IconName | undefined; small?: boolean; about?: string | undefined }

/** A button that looks like a link. `about` completes its name for screen readers, e.g. 'Editar' with 'o CEP'. */
export function TextButton({ icon, small, about, className, type = 'button', children, ...rest }: Props) {
  return (
    <button {...rest} type={type} className={classes(styles.link, small && styles.small, className)}>
      {icon && <Icon name={icon} small />}
      <span>
        {children} {about && <span className="sr">{about}</span>}
      </span>
    </button>
  )
}
