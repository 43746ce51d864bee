import { otherWaysTexts } from '../../content/texts/chat/lazyChatTexts.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import { openPlace } from '../../funnel/journey/openPlace.ts'
import { ProtocolNumber } from '../../order/person/ProtocolNumber.tsx'
import { useWhatsappOrderLink } from '../../order/person/useWhatsappOrderLink.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { useFunnel } from '../../order/useFunnel.ts'
import strand from '../transcript/Strand.module.css'
import styles from './Turns.module.css'

/** Shown after a second refusal: alternatives to answering in words. */
export function OtherAnswerWays() {
  const page = useFunnel((funnel) => pathOf(openPlace(funnel, 'pages')))
  const whatsapp = useWhatsappOrderLink()
  return (
    <div className={styles.ways}>
      <p>
        {otherWaysTexts.ask} <ProtocolNumber />
      </p>
      <div className={strand.row}>
        <TextLink to={page} icon="pages">
          {otherWaysTexts.byPage}
        </TextLink>
        <TextLink href={whatsapp} target="_blank" icon="wa">
          {otherWaysTexts.byWhatsapp}
        </TextLink>
        <TextLink to="/receber-ligacao" icon="phone">
          {otherWaysTexts.byCall}
        </TextLink>
      </div>
    </div>
  )
}
