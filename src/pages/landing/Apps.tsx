import { appRows, type App } from '../../content/appRows.ts'
import { appsTexts as texts } from '../../content/texts/landing/appsTexts.ts'
import { benefitText } from '../../content/texts/benefitTexts.ts'
import { benefitIcon } from '../../order/plans/benefitIcon.ts'
import { AppIcon } from '../../ui/art/AppIcon.tsx'
import { ScrollRow } from '../../ui/layout/ScrollRow.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import styles from './Apps.module.css'
import { StreamingPlansLink } from './StreamingPlansLink.tsx'

/** The apps that come with the fibre, unless the campaign hides them. */
export function Apps({ withStreaming }: { withStreaming: boolean }) {
  const { hides } = useCampaign()
  const rows = appRows(withStreaming).filter(({ length }) => length > 0)
  if (hides.includes('apps') || rows.length === 0) return null
  return (
    <section className="section" id="apps">
      <ScrollRow heading={texts.heading} lead={texts.lead} back={texts.back} on={texts.on}>
        {rows.map((row) => (
          <ul key={row[0]?.slug} className={styles.row}>
            {row.map((app) => (
              <AppCard key={app.slug} {...app} />
            ))}
          </ul>
        ))}
      </ScrollRow>
    </section>
  )
}

function AppCard({ slug, name, from, plans }: App) {
  return (
    <li className={styles.card}>
      <AppIcon name={benefitIcon(slug)} className={styles.icon} />
      <h3>{name}</h3>
      <p>{benefitText(slug)}</p>
      {plans ? <StreamingPlansLink path={plans} name={name} /> : <p className="meta">{cameWith(from)}</p>}
    </li>
  )
}

const cameWith = (from?: number) => (from === undefined ? texts.some : from === 0 ? texts.every : texts.from(from))
