import { linksTexts as texts } from '../../content/texts/site/smallPageTexts.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { BannerPage } from './BannerPage.tsx'
import styles from './SmallPage.module.css'

/** Links to every offer, for a profile with one link. A link to another campaign loads its page. */
export function LinktreePage() {
  return (
    <BannerPage title={texts.title} lead={texts.lead} picture="house">
      <div className={styles.cards}>
        {texts.groups.map(({ id, heading, links }) => (
          <section key={id} id={id} className="stack">
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
    </BannerPage>
  )
}
