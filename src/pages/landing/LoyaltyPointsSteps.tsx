import { pointsTexts as texts } from '../../content/texts/landing/pointsTexts.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import styles from './PointsSteps.module.css'

/** Four steps, from the registration at the partner to its points. */
export function LoyaltyPointsSteps() {
  return (
    <section className="section sunken" id="pontos">
      <div className="wrap">
        <div className="head">
          <h2>{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        <ol className={styles.steps}>
          {texts.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={`row ${styles.links}`}>
          <TextLink href={texts.account.href} target="_blank" icon="arrow">
            {texts.account.label}
          </TextLink>
          <TextLink to={texts.rules.to} icon="arrow">
            {texts.rules.label}
          </TextLink>
        </div>
      </div>
    </section>
  )
}
