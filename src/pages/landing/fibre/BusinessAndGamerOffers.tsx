import type { Plan } from '../../../api/contract/sale/plan.ts'
import { fibreTexts, largeOfferTexts as texts } from '../../../content/texts/landing/fibreAndLargeOfferTexts.ts'
import { offerTexts } from '../../../content/texts/landing/landingTexts.ts'
import { devicesAtOnce, monthlyPrice, planTexts, speedName, speedParts } from '../../../content/texts/planTexts.ts'
import { planAppearance } from '../../../order/plans/planAppearance.ts'
import { PlanArt } from '../../../ui/art/PlanArt.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { PlanSpeed } from '../../../ui/cards/PlanSpeed.tsx'
import { Price } from '../../../ui/cards/Price.tsx'
import { IncludedList } from '../../../ui/cards/IncludedList.tsx'
import { classes } from '../../../ui/classes.ts'
import { useCampaign } from '../../../ui/useCampaign.ts'
import { useOrderPath } from '../PlanCardActions.tsx'
import styles from './BusinessAndGamerOffers.module.css'

type Props = { plans: readonly Plan[]; business: Plan | undefined }

/** The offers for businesses and gamers, on wide pages, unless the campaign hides or does not sell them. */
export function BusinessAndGamerOffers({ plans, business }: Props) {
  const { hides } = useCampaign()
  const gamer = plans.find(({ plan_download }) => plan_download === gamerMega)
  const shown = [
    ...(business && !hides.includes('business') ? [{ words: texts.business, plan: business }] : []),
    ...(gamer && !hides.includes('gamer') ? [{ words: texts.gamer, plan: gamer }] : []),
  ]
  if (shown.length === 0) return null
  return (
    <div className={styles.offers}>
      {shown.map((offer) => (
        <LargeOffer key={offer.plan.sku} {...offer} />
      ))}
    </div>
  )
}

const gamerMega = 2000

type Offer = { words: { heading: string; lead: string; go: string }; plan: Plan }

function LargeOffer({ words, plan }: Offer) {
  const { strands, field } = planAppearance(plan)
  const devices = devicesAtOnce[plan.plan_download]
  return (
    <section className={classes(styles.offer, `on-${field}`)}>
      <div className={classes('art', styles.art)}>
        <PlanArt strands={strands} field={field} form="block" />
      </div>
      <div className={styles.words}>
        <h2>{words.heading}</h2>
        <p className="lead">{words.lead}</p>
        <PlanSpeed {...speedParts(plan.plan_download)} className={styles.speed} />
        <IncludedList
          items={[
            ...(devices === undefined ? [] : [offerTexts.devices(devices)]),
            fibreTexts.upload(speedName(plan.plan_upload)),
          ]}
        />
        <Price {...monthlyPrice(plan.price_with_dacc, plan.price_full)} />
        <ButtonLink to={useOrderPath(plan)} look="line" split icon="arrow">
          {words.go} <span className="sr">{planTexts.about(plan.plan)}</span>
        </ButtonLink>
      </div>
    </section>
  )
}
