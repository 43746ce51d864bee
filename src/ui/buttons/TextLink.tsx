import { memo, type ComponentProps } from 'react'
import { Anchor, type Target } from './Anchor.tsx'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../art/Icon.tsx'
import styles from './TextLink.module.css'

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Target & { icon?: IconName | undefined; small?: boolean; about?: string | undefined }

/** A link on its own line with a full tap target. `about` completes its name for screen readers: 'Editar' + 'plano'. */
export const TextLink = memo(function TextLink({ icon, small, about, className, children, ...rest }: Props) {
  return (
    <Anchor {...rest} className={classes(styles.link, small && styles.small, className)}>
      {icon && <Icon name={icon} small />}
      <span>
        {children} {about && <span className="sr">{about}</span>}
      </span>
    </Anchor>
  )
})
