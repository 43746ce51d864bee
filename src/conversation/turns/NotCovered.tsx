import { noOfferReasons } from '../../content/checkoutTexts.ts'
import { Street } from '../../ui/art/Street.tsx'
import { classes } from '../../ui/classes.ts'
import { useJourney } from '../../ui/useFunnel.ts'
import strand from '../Strand.module.css'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** That there is no offer at the address, and why. */
export function NotCovered() {
  const reason = useJourney().facts.coverage?.reason
  const { title, lead, asked, why } = noOfferReasons[reason ?? 'no-network']
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
