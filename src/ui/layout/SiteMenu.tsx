import { useId } from 'react'
import { Anchor } from '../buttons/Anchor.tsx'
import styles from './Headers.module.css'
import { Icon } from '../art/Icon.tsx'
import square from '../buttons/IconButton.module.css'
import { classes } from '../classes.ts'
import type { SiteLink } from './SiteHeader.tsx'

/** The site's links on narrow screens. The browser opens it, and closes it on Escape or an outside click. */
export function SiteMenu({ links, label, navLabel }: { links: readonly SiteLink[]; label: string; navLabel: string }) {
  const id = useId()
  return (
    <>
      <button type="button" className={classes(square.square, styles.menuButton)} popoverTarget={id} aria-label={label}>
        <Icon name="menu" />
      </button>
      <nav id={id} popover="auto" className={styles.menu} aria-label={navLabel}>
        <ul>
          {links.map(({ label: text, ...target }) => (
            <li key={text}>
              <Anchor
                {...target}
                onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
              >
                {text}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
