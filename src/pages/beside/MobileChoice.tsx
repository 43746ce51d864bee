import { mobileChoiceTexts as texts } from '../../content/besideTexts.ts'
import { campaignOf } from '../../content/campaigns.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Ribbon } from '../../ui/Ribbon.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { SmallPage } from './SmallPage.tsx'
import styles from './SmallPage.module.css'

/** Which mobile plan the visitor has. Each is a campaign of its own, so its link loads another page. */
export function MobileChoice() {
  return (
    <SmallPage title={texts.title} lead={texts.lead}>
      <div className={styles.cards}>
        {texts.plans.map(({ prefix, name, text }) => (
          <section key={prefix} className={`panel ${styles.card}`} aria-label={name}>
            <Extra prefix={prefix} />
            <div className="stack">
              <h2>{name}</h2>
              <p>{text}</p>
            </div>
            <ButtonLink href={`/${prefix}/checkout/consulta-telefone`} split icon="arrow">
              {texts.go(name)}
            </ButtonLink>
          </section>
        ))}
      </div>
      <p className={styles.other}>
        <span>{texts.none.lead}</span>
        <TextLink href="/">{texts.none.link}</TextLink>
      </p>
    </SmallPage>
  )
}

/** What the mobile plan gets on top. */
function Extra({ prefix }: { prefix: string }) {
  const { extra } = campaignOf(prefix)
  return extra ? <Ribbon text={extra} /> : <span />
}
