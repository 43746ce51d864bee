import { linksTexts as texts } from '../../content/besideTexts.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SmallPage } from './SmallPage.tsx'
import styles from './SmallPage.module.css'

/** Every way in, for a profile that holds one link. Those that lead to another campaign load its page. */
export function Links() {
  return (
    <SmallPage title={texts.title} lead={texts.lead}>
      <div className={styles.cards}>
        {texts.groups.map(({ heading, links }) => (
          <section key={heading} className="stack">
            <h2>{heading}</h2>
            <ul className={styles.links}>
              {links.map(({ label, ...target }) => (
                <li key={label}>
                  <ButtonLink {...target} look="line" split icon="arrow">
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SmallPage>
  )
}
