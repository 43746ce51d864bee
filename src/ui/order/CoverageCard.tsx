import { coverageTexts } from '../../content/orderTexts.ts'
import { speedName } from '../../content/planTexts.ts'
import { addressText } from '../../funnel/addressText.ts'
import { factsOf } from '../../funnel/story.ts'
import { House } from '../art/House.tsx'
import { classes } from '../classes.ts'
import { TextLink } from '../TextLink.tsx'
import styles from './Order.module.css'
import { useStory } from './useStory.ts'

type Props = {
  /** Where the address is changed; without it there is no link. */
  changePath?: string | undefined
}

/** Good news about an address. */
export function CoverageCard({ changePath }: Props) {
  const story = useStory()
  const { door, place } = addressText(story)
  const fastest = Math.max(0, ...(factsOf(story).coverage?.plans ?? []).map((plan) => plan.plan_download))
  return (
    <section className={styles.card} aria-label={coverageTexts.title}>
      <div className={styles.two}>
        <div className={classes('art', styles.house)}>
          <House />
        </div>
        <div className={styles.body}>
          <h2 className={styles.title}>{coverageTexts.title}</h2>
          <p>
            {door}
            <br />
            {place}
          </p>
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
