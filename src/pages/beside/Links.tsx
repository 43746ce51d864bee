import { linksTexts as texts } from '../../content/texts/besideTexts.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { SmallPage } from './SmallPage.tsx'
import styles from './SmallPage.module.css'

/** Links to every offer, for a profile with one link. A link to another campaign loads its page. */
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
