import { useId } from 'react'
import { FactRows, type FactRow } from './FactRows.tsx'
import styles from './Offer.module.css'

type Props = { heading: string; headingLevel?: 'h2' | 'h3'; rows: readonly FactRow[] }

/** The offer's standard label, as on food: the same facts in the same order for every plan. */
export function OfferFactsLabel({ heading, headingLevel: Heading = 'h2', rows }: Props) {
  const id = useId()
  return (
    <section className={styles.label} aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <FactRows rows={rows} />
    </section>
  )
}
