import { withoutBonusTexts } from '../content/texts/order/checkoutTexts.ts'
import { chatTexts } from '../content/texts/chat/chatTexts.ts'
import { journey } from '../funnel/journey/journey.ts'
import { pathOf } from '../funnel/journey/place.ts'
import { openPlace } from '../funnel/journey/openPlace.ts'
import { TextLink } from '../ui/buttons/TextLink.tsx'
import { useWhatsappOrderLink } from '../order/person/useWhatsappOrderLink.ts'
import { useFact, useFunnel } from '../order/useFunnel.ts'
import styles from './composer/Dock.module.css'

/** Links to the same question on its page, and to the same order on WhatsApp. */
export function AlternativeLinks() {
  const order = useFact('order')
  const mobile = useFunnel((funnel) => journey(funnel).current.id === 'consulta-telefone')
  const page = useFunnel((funnel) => pathOf(openPlace(funnel, 'pages')))
  return (
    <div className={styles.ways}>
      {!order && (
        <TextLink to={page} icon="pages">
          {chatTexts.pages}
        </TextLink>
      )}
      {mobile && <TextLink href={withoutBonusTexts.to}>{withoutBonusTexts.link}</TextLink>}
      <TextLink href={useWhatsappOrderLink()} target="_blank" icon="wa">
        {chatTexts.whatsapp}
      </TextLink>
    </div>
  )
}
