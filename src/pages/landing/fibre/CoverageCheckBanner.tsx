import { useState } from 'react'
import { coverageCallTexts as texts } from '../../../content/texts/landing/fibreAndLargeOfferTexts.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { onUnmodifiedClick } from '../../../ui/buttons/unmodifiedClick.ts'
import { classes } from '../../../ui/classes.ts'
import { rarePart } from '../../../ui/lazyPart.tsx'
import { useCampaign } from '../../../ui/useCampaign.ts'
import type { OnCheck } from '../landingTypes.ts'
import styles from './CoverageCheckBanner.module.css'

const CoverageDrawer = rarePart(async () => (await import('../drawers/CoverageDrawer.tsx')).CoverageDrawer)

/** Asks for an address to check, unless the campaign hides it. Until its code is loaded, links to the form above. */
export function CoverageCheckBanner({ onCheck }: { onCheck: OnCheck }) {
  const { hides } = useCampaign()
  const [asked, setAsked] = useState<'open' | 'closed'>()
  if (hides.includes('coverage')) return null
  return (
    <>
      <section className={classes(styles.call, 'on-ultramar')}>
        <div className={styles.words}>
          <h2>{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
          <ButtonLink
            href="#cobertura"
            look="line"
            split
            icon="arrow"
            onClick={onUnmodifiedClick(() => setAsked('open'))}
          >
            {texts.go}
          </ButtonLink>
        </div>
      </section>
      {asked && <CoverageDrawer open={asked === 'open'} onClose={() => setAsked('closed')} onCheck={onCheck} />}
    </>
  )
}
