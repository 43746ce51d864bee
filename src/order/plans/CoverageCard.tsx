import { shallowEqual } from 'react-redux'
import { coverageTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { addressText } from '../../funnel/views/addressText.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { classes } from '../../ui/classes.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import styles from '../Order.module.css'
import { useFact, useFunnel } from '../useFunnel.ts'

/** A drawing in reserved space, so that nothing moves when it loads. */
const House = lazyPart(async () => (await import('../../ui/art/House.tsx')).House)

type Props = {
  /** The link to change the address; without it there is none. */
  changePath?: string | undefined
  /** As low as one turn of the conversation. */
  low?: boolean
}

/** Says that the fibre reaches the address. */
export function CoverageCard({ changePath, low = false }: Props) {
  const { door, place } = useFunnel(addressText, shallowEqual)
  const plans = useFact('coverage')?.plans ?? []
  const fastest = Math.max(0, ...plans.map((plan) => plan.plan_download))
  return (
    <section className={styles.card} aria-label={coverageTexts.title}>
      <div className={classes(styles.two, low && styles.low)}>
        <div className={classes('art', styles.house)}>
          <House />
        </div>
        <div className={styles.body}>
          <h2 className={styles.title}>{coverageTexts.title}</h2>
          {!low && (
            <p>
              {door}
              <br />
              {place}
            </p>
          )}
          {fastest > 0 && <p className="meta">{coverageTexts.upTo(speedName(fastest))}</p>}
          {changePath && (
            <p>
              <TextLink to={changePath} icon="pin">
                {coverageTexts.change}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
