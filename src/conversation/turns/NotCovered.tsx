import { noOfferReason } from '../../funnel/views/noOfferReason.ts'
import { Street } from '../../ui/art/Street.tsx'
import { classes } from '../../ui/classes.ts'
import { useJourney } from '../../order/useFunnel.ts'
import strand from '../transcript/Strand.module.css'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** Says that there is no offer at the address, and why. */
export function NotCovered() {
  const { title, lead, asked, why } = noOfferReason(useJourney().facts)
  return (
    <>
      <p className={strand.node}>
        <Speaker who="bot" />
        <b>{title}</b>
      </p>
      <section className={styles.card} aria-label={title}>
        <div className={classes('art', styles.art)}>
          <Street lit={false} />
        </div>
        <div className={styles.inside}>
          <p>{lead}</p>
          {asked && (
            <details>
              <summary className={styles.more}>{asked}</summary>
              <p>{why}</p>
            </details>
          )}
        </div>
      </section>
    </>
  )
}
