import { Anchor, type Target } from '../buttons/Anchor.tsx'
import { ThemeButton } from '../buttons/ThemeButton.tsx'
import { Brand } from './Brand.tsx'
import styles from './Headers.module.css'
import { SiteMenu } from './SiteMenu.tsx'

export type SiteLink = Target & { label: string }

type Props = {
  links: readonly SiteLink[]
  /** Calls the operator. It is the last item of the menu, and next to the links if there is room. */
  phone?: SiteLink
  navLabel: string
  menuLabel: string
}

/** The header of the campaign pages. Below 68rem its links move into a menu. */
export function SiteHeader({ links, phone, navLabel, menuLabel }: Props) {
  return (
    <header className={styles.site}>
      <div className={`wrap ${styles.siteIn}`}>
        <Brand />
        <nav className={styles.nav} aria-label={navLabel}>
          {links.map(({ label, ...target }) => (
            <Anchor key={label} {...target}>
              {label}
            </Anchor>
          ))}
        </nav>
        <div className={styles.end}>
          {phone && <Call {...phone} />}
          <ThemeButton />
          <SiteMenu links={phone ? [...links, phone] : links} label={menuLabel} navLabel={navLabel} />
        </div>
      </div>
    </header>
  )
}

const Call = ({ label, ...target }: SiteLink) => (
  <Anchor {...target} className={styles.call}>
    {label}
  </Anchor>
)
