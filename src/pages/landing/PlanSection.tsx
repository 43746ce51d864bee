import { useId, useState, type ReactNode, type Ref } from 'react'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { offerTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { advisedOf } from '../../funnel/plans/recommendedPlan.ts'
import { planGroups } from '../../funnel/plans/planGroups.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { Tiles } from '../../ui/art/Tiles.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'
import { SnapRow } from '../../ui/layout/SnapRow.tsx'
import { classes } from '../../ui/classes.ts'
import { useCampaign } from '../../ui/useCampaign.ts'
import { PlanTabsOrCarousel } from './lazyLandingParts.ts'
import { LandingPlanCard } from './LandingPlanCard.tsx'
import styles from './Plans.module.css'
import { PlanCardActions } from './PlanCardActions.tsx'

type Props = {
  heading: string
  lead: string
  plans: readonly Plan[]
  headingRef?: Ref<HTMLHeadingElement>
  /** Links that help to choose, below the lead. */
  ways?: ReactNode
  /** Shown instead of the cards. */
  instead?: ReactNode
}

const BenefitsDrawer = rarePart(async () => (await import('../../order/plans/BenefitsDrawer.tsx')).BenefitsDrawer)

/** Plan cards, one for each speed. */
export function PlanSection({ heading, lead, plans, headingRef, ways, instead }: Props) {
  const id = useId()
  const [looked, setLooked] = useState<Plan | null>(null)
  const [open, setOpen] = useState(false)
  const look = (plan: Plan) => {
    setLooked(plan)
    setOpen(true)
  }
  return (
    <section className="section" id="planos">
      <div className="wrap">
        <div className="head">
          <h2 id={id} ref={headingRef} tabIndex={-1}>
            {heading}
          </h2>
          <div>
            <p className="lead">
              {lead} {plans[0] && texts.prices(plans[0].offer.months)}
            </p>
            {ways}
          </div>
        </div>
        {instead || <Cards plans={plans} labelledBy={id} onBenefits={look} />}
      </div>
      {looked && (
        <BenefitsDrawer
          plan={looked}
          open={open}
          onClose={() => setOpen(false)}
          footer={<PlanCardActions plan={looked} />}
        />
      )}
    </section>
  )
}

type CardsProps = { plans: readonly Plan[]; labelledBy: string; onBenefits: (plan: Plan) => void }

/** Remounts a row that gets its plans later: browsers would keep the scroll position of the card that was alone. */
function Cards({ plans, labelledBy, onBenefits }: CardsProps) {
  const groups = planGroups(plans)
  const advised = advisedOf(groups)
  const { hides, planList } = useCampaign()
  const ask = !hides.includes('coverage') && <AskCoverage />
  if (planList)
    return (
      <div className={planList === 'tabs' ? styles.tabbed : undefined}>
        {plans.length > 0 && <PlanTabsOrCarousel mode={planList} {...{ plans, advised, labelledBy, onBenefits }} />}
        <div className={classes(styles.cards, styles.many, styles.below)}>{ask}</div>
      </div>
    )
  return (
    <SnapRow key={plans.length > 0 ? 'plans' : 'none'} labelledBy={labelledBy}>
      <div className={classes(styles.cards, groups.length === 1 ? styles.alone : styles.many)}>
        {groups.map((group) => (
          <LandingPlanCard key={group.id} {...{ group, advised, onBenefits }} />
        ))}
        {ask}
      </div>
    </SnapRow>
  )
}

/** A card after the last plan that asks for the address. */
function AskCoverage() {
  return (
    <div className={styles.ask}>
      <div className="art">
        <Tiles map={wall} pos="xMinYMin" />
      </div>
      <div className={styles.asking}>
        <h3>{texts.ask.heading}</h3>
        <ButtonLink href="#cobertura" look="line" split icon="arrow">
          {texts.ask.go}
        </ButtonLink>
      </div>
    </div>
  )
}

const wall = `l0up l1up c2ap c3ap
  l1up l0up c1ap c0ap`
