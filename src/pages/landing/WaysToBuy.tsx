import { useState } from 'react'
import { waysTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { PrerenderedPicture } from '../../ui/art/PrerenderedPicture.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { onUnmodifiedClick } from '../../ui/buttons/unmodifiedClick.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/art/Icon.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'
import type { OnCall } from './landingTypes.ts'
import styles from './WaysToBuy.module.css'

const CallDrawer = rarePart(async () => (await import('./drawers/CallDrawer.tsx')).CallDrawer)

/** The two ways to buy next to a picture of the installer, and a call for visitors who prefer a person. */
export function WaysToBuy({ onCall }: { onCall: OnCall }) {
  const [asked, setAsked] = useState<'open' | 'closed'>()
  return (
    <>
      <section className={classes(styles.poster, 'on-anil')}>
        <div className={classes('art', styles.a)}>
          <PrerenderedPicture name="installer" />
        </div>
        <div className={styles.text}>
          <h2>{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
          <div className={styles.ways}>
            {ways.map((way) => (
              <Way key={way.to} {...way} />
            ))}
          </div>
          <p className={styles.call}>
            <span>{texts.call.lead}</span>
            <TextLink to="/receber-ligacao" onClick={onUnmodifiedClick(() => setAsked('open'))}>
              {texts.call.link}
            </TextLink>
          </p>
        </div>
      </section>
      {asked && <CallDrawer open={asked === 'open'} onClose={() => setAsked('closed')} onCall={onCall} />}
    </>
  )
}

function Way({ icon, to, heading, text, go, look }: (typeof ways)[number]) {
  return (
    <div className={styles.way}>
      <h3>
        <Icon name={icon} />
        {heading}
      </h3>
      <p>{text}</p>
      <ButtonLink to={to} look={look} split icon="arrow">
        {go}
      </ButtonLink>
    </div>
  )
}

const ways = [
  { ...texts.chat, icon: 'chat', to: '/chat', look: 'signal' },
  { ...texts.pages, icon: 'pages', to: '/checkout/cep', look: 'line' },
] as const
