import { useId } from 'react'
import { streamings } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { andText } from '../../../api/contract/values/joinWords.ts'
import { moneyInText } from '../../../api/contract/values/money.ts'
import type { Plan } from '../../../api/contract/sale/plan.ts'
import { pathWith } from '../../../content/landingFocuses.ts'
import { streamingOrder, type Streaming } from '../../../api/contract/sale/streamings.ts'
import { streamingDetails } from '../../../content/streamingDetails.ts'
import { benefitText } from '../../../content/texts/benefitTexts.ts'
import { speedName } from '../../../content/texts/planTexts.ts'
import { streamingExtras, streamingTexts as texts } from '../../../content/texts/landing/streamingTexts.ts'
import { cheapest } from '../../../funnel/plans/planGroups.ts'
import { benefitIcon } from '../../../order/plans/benefitIcon.ts'
import { AppIcon } from '../../../ui/art/AppIcon.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { SnapRow } from '../../../ui/layout/SnapRow.tsx'
import { StreamingPlansLink } from '../StreamingPlansLink.tsx'
import styles from './StreamingSection.module.css'

/** The streamings that these plans include, each with its contents and where it is sold. */
export function StreamingFacts({ plans }: { plans: readonly Plan[] }) {
  const heading = useId()
  return (
    <div className="wrap">
      <h3 className={styles.explained} id={heading}>
        {texts.explained}
      </h3>
      <SnapRow labelledBy={heading}>
        <ul className={styles.facts}>
          {streamingOrder.map((streaming) => (
            <Facts
              key={streaming}
              streaming={streaming}
              plans={plans.filter(({ subscriptions }) => subscriptions.includes(streaming))}
            />
          ))}
        </ul>
      </SnapRow>
    </div>
  )
}

function Facts({ streaming, plans }: { streaming: Streaming; plans: readonly Plan[] }) {
  const least = cheapest(plans)
  if (!least) return null
  const path = pathWith(streaming)
  const speeds = [...new Set(plans.map(({ plan_download }) => speedName(plan_download)))]
  const extra = streamingExtras[streaming]
  return (
    <li className={styles.fact}>
      <h4>
        <AppIcon name={benefitIcon(streaming)} />
        {streamings[streaming]}
      </h4>
      <p>{benefitText(streaming)}</p>
      {extra && <p>{extra}</p>}
      <p>{texts.speeds(andText(speeds))}</p>
      <p>
        <b>{texts.from(moneyInText(least.price_with_dacc))}</b>
      </p>
      <p className={styles.links}>
        {path && <StreamingPlansLink path={path} name={streamings[streaming]} />}
        <TextLink href={streamingDetails[streaming].signIn} target="_blank" icon="arrow" about={streamings[streaming]}>
          {texts.signIn}
        </TextLink>
      </p>
    </li>
  )
}
