import type { ReactNode } from 'react'
import type { PictureName } from '../../api/contract/pictureName.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { landingTexts } from '../../content/texts/landing/landingTexts.ts'
import { monthlyPrice, planTexts, speedName } from '../../content/texts/planTexts.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import { PrerenderedPicture } from '../../ui/art/PrerenderedPicture.tsx'
import { WithoutScripts } from '../../ui/withoutScripts.tsx'
import { classes } from '../../ui/classes.ts'
import { Price } from '../../ui/cards/Price.tsx'
import { CoverageForm } from './CoverageForm.tsx'
import type { LandingCalls } from './landingTypes.ts'
import styles from './LandingBanner.module.css'

type Props = {
  heading: string
  lead: string
  picture: PictureName
  trail?: ReactNode
  /** Shown above the picture. */
  over?: ReactNode
  plans: readonly Plan[]
  calls: LandingCalls
}

/** The banner: words, best price, the campaign's mural and the coverage form. Subpages have a trail. */
export function LandingBanner({ heading, lead, picture, trail, over, plans, calls }: Props) {
  const best = cheapest(plans)
  return (
    <section className={styles.mural} aria-label={landingTexts.banner}>
      <div className={classes(styles.title, 'on-anil')}>
        {trail}
        <h1 className={trail ? 'big' : undefined}>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className={classes(styles.price, 'on-ultramar')}>{best && <Offer plan={best} />}</div>
      <div className={styles.picture}>
        <div className={classes('art', styles.art)}>
          <PrerenderedPicture key={picture} name={picture} />
        </div>
        {over}
      </div>
      <div id="cobertura" className={styles.form}>
        <CoverageForm calls={calls} />
        <WithoutScripts />
      </div>
    </section>
  )
}

function Offer({ plan }: { plan: Plan }) {
  return (
    <>
      <h2>{speedName(plan.plan_download)}</h2>
      <Price {...monthlyPrice(plan.price_with_dacc)} />
      <p className={styles.condition}>{planTexts.conditionInShort(plan.offer, plan.price_with_dacc)}</p>
    </>
  )
}
