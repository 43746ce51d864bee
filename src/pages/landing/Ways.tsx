import { waysTexts as texts } from '../../content/texts/landingTexts.ts'
import { CampaignA, CampaignB } from '../../ui/art/Campaign.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/art/Icon.tsx'
import styles from './Ways.module.css'

/** The two ways to buy, side by side on the campaign's wall. */
export function Ways() {
  return (
    <section className={classes(styles.poster, 'on-anil')}>
      <div className={classes('art', styles.a)}>
        <CampaignA />
      </div>
      <div className={styles.text}>
        <h2>{texts.heading}</h2>
        <p className="lead">{texts.lead}</p>
        <div className={styles.ways}>
          {ways.map(({ icon, to, heading, text, go, look }) => (
            <div key={to} className={styles.way}>
              <h3>
                <Icon name={icon} />
                {heading}
              </h3>
              <p>{text}</p>
              <ButtonLink to={to} look={look} split icon="arrow">
                {go}
              </ButtonLink>
            </div>
          ))}
        </div>
      </div>
      <div className={classes('art', styles.b)}>
        <CampaignB />
      </div>
    </section>
  )
}

const ways = [
  { ...texts.chat, icon: 'chat', to: '/chat', look: 'signal' },
  { ...texts.pages, icon: 'pages', to: '/checkout/cep', look: 'line' },
] as const
