import { planAppearance } from '../../order/plans/planAppearance.ts'
import { PlanArt } from '../../ui/art/PlanArt.tsx'
import { Anchor } from '../../ui/buttons/Anchor.tsx'
import styles from './Area.module.css'
import type { Part } from './areaTypes.ts'

type Props = { heading: string; lead: string; parts: readonly Part[] }

/** The states, cities or neighbourhoods of an area, each with the strands of its highest speed. */
export function AreaList({ heading, lead, parts }: Props) {
  return (
    <section className="section sunken">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className={styles.parts}>
          {parts.map(({ name, path, detail, mega }) => (
            <li key={name}>
              <div className="art">
                <PlanArt {...planAppearance({ plan_download: mega, subscriptions: [] })} form="tile" />
              </div>
              <div>
                {path === undefined ? <b>{name}</b> : <Anchor href={path}>{name}</Anchor>}
                <p className="meta">{detail}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
