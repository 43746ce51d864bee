import { mobileChoiceTexts as texts } from '../../content/texts/site/smallPageTexts.ts'
import { mobileCampaign } from '../../content/campaigns/campaignAt.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { Ribbon } from '../../ui/cards/Ribbon.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { BannerPage } from './BannerPage.tsx'
import styles from './SmallPage.module.css'

export function CurrentMobilePlanChoice() {
  return (
    <BannerPage title={texts.title} lead={texts.lead} picture="mobile-control">
      <div className={styles.cards}>
        {texts.plans.map((plan) => (
          <Choice key={plan.alias} {...plan} />
        ))}
      </div>
      <p className={styles.other}>
        <span>{texts.none.lead}</span>
        <TextLink href="/">{texts.none.link}</TextLink>
      </p>
    </BannerPage>
  )
}

/** A mobile plan and its bonus. Each plan is a campaign of its own, so its link loads another page. */
function Choice({ alias, name, text }: (typeof texts.plans)[number]) {
  const { prefix, extra } = mobileCampaign(alias, useCampaign())
  return (
    <section className={`panel ${styles.card}`} aria-label={name}>
      {extra ? <Ribbon text={extra} /> : <span />}
      <div className="stack">
        <h2>{name}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink href={`/${prefix}/checkout/consulta-telefone`} split icon="arrow">
        {texts.go(name)}
      </ButtonLink>
    </section>
  )
}
