import { useId } from 'react'
import { uploadSpeedOf } from '../../../api/contract/sale/uploadSpeedOf.ts'
import { fibreTexts as texts, profiles } from '../../../content/texts/landing/fibreAndLargeOfferTexts.ts'
import { offerTexts } from '../../../content/texts/landing/landingTexts.ts'
import { devicesAtOnce, speedName, speedParts } from '../../../content/texts/planTexts.ts'
import { DeviceDots } from '../../../ui/art/DeviceDots.tsx'
import { FibreRoute } from '../../../ui/art/FibreRoute.tsx'
import { PlanSpeed } from '../../../ui/cards/PlanSpeed.tsx'
import { classes } from '../../../ui/classes.ts'
import { SnapRow } from '../../../ui/layout/SnapRow.tsx'
import styles from './FibreSection.module.css'

/** A description of fibre, and the number of devices that three speeds serve. */
export function FibreSection() {
  const heading = useId()
  return (
    <section className="section on-anil" id="fibra">
      <div className="wrap head">
        <h2 id={heading}>{texts.heading}</h2>
        <p className="lead">{texts.lead}</p>
      </div>
      <div className={classes('art', styles.route)}>
        <FibreRoute />
      </div>
      <div className="wrap">
        <SnapRow labelledBy={heading}>
          <ul className={styles.profiles}>
            {profiles.map((profile) => (
              <Profile key={profile.mega} {...profile} />
            ))}
          </ul>
        </SnapRow>
      </div>
    </section>
  )
}

function Profile({ mega, text }: (typeof profiles)[number]) {
  const devices = devicesAtOnce[mega] ?? 0
  return (
    <li className={styles.profile}>
      <h3>
        <PlanSpeed {...speedParts(mega)} />
      </h3>
      <DeviceDots count={devices} />
      <p>
        <b>{offerTexts.devices(devices)}</b>
        <br />
        <b>{texts.upload(speedName(uploadSpeedOf(mega)))}</b>
      </p>
      <p>{text}</p>
    </li>
  )
}
