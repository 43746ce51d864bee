import { withoutBonusTexts } from '../content/checkoutTexts.ts'
import { chatTexts } from '../content/chatTexts.ts'
import { pathOf } from '../funnel/place.ts'
import { openPlace } from '../funnel/where.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { useHandOver } from '../ui/order/useHandOver.ts'
import { useFunnel, useJourney } from '../ui/useFunnel.ts'
import styles from './Dock.module.css'

/** The same question on its page, or the same order on WhatsApp. */
export function Ways() {
  const { current, facts } = useJourney()
  const mobile = current.id === 'consulta-telefone'
  const page = useFunnel((funnel) => pathOf(openPlace(funnel, 'pages')))
  return (
    <div className={styles.ways}>
      {!facts.order && (
        <TextLink to={page} icon="pages">
          {chatTexts.pages}
        </TextLink>
      )}
      {mobile && <TextLink href={withoutBonusTexts.to}>{withoutBonusTexts.link}</TextLink>}
      <TextLink href={useHandOver()} target="_blank" icon="wa">
        {chatTexts.whatsapp}
      </TextLink>
    </div>
  )
}
