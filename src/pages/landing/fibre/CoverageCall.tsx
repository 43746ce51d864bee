import { coverageCallTexts as texts } from '../../../content/texts/fibreTexts.ts'
import { Tiles } from '../../../ui/art/Tiles.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { classes } from '../../../ui/classes.ts'
import { useCampaign } from '../../../ui/useCampaign.ts'
import styles from './CoverageCall.module.css'

/** Leads to the check of an address, unless the campaign hides it. */
export function CoverageCall() {
  const { hides } = useCampaign()
  if (hides.includes('coverage')) return null
  return (
    <section className={classes(styles.call, 'on-ultramar')}>
      <div className={classes('art', styles.art)}>
        <Tiles map={wall} pos="xMinYMid" />
      </div>
      <div className={styles.words}>
        <h2>{texts.heading}</h2>
        <p className="lead">{texts.lead}</p>
        <ButtonLink href="#cobertura" look="line" split icon="arrow">
          {texts.go}
        </ButtonLink>
      </div>
    </section>
  )
}

const wall = `l0pu l1pu c2ap c3ap
  l1pu l0pu c1ap c0ap`
