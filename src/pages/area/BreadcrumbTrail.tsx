import { areaPageTexts } from '../../content/texts/areaTexts.ts'
import { Anchor } from '../../ui/buttons/Anchor.tsx'
import type { Step } from './areaTypes.ts'
import styles from './Area.module.css'

/** The way from the home page to this one. Each page of an area comes with its own data, so its link loads it. */
export function BreadcrumbTrail({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label={areaPageTexts.trail}>
      <ol className={styles.trail}>
        {steps.map(({ name, path }, at) => (
          <li key={path}>
            {at === steps.length - 1 ? <span aria-current="page">{name}</span> : <Anchor href={path}>{name}</Anchor>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
