import { chatTexts } from '../../content/chatTexts.ts'
import { pathOf } from '../../funnel/place.ts'
import { openPlace } from '../../funnel/where.ts'
import { useHandOver } from '../../ui/order/useHandOver.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useFunnel } from '../../ui/useFunnel.ts'
import strand from '../Strand.module.css'
import styles from './Turns.module.css'

/** After a second refusal: other ways to say the same. */
export function OtherWays() {
  const page = useFunnel((funnel) => pathOf(openPlace(funnel, 'pages')))
  const whatsapp = useHandOver()
  return (
    <div className={styles.ways}>
      <p>{chatTexts.anotherWay}</p>
      <div className={strand.row}>
        <TextLink to={page} icon="pages">
          {chatTexts.byPage}
        </TextLink>
        <TextLink href={whatsapp} target="_blank" icon="wa">
          {chatTexts.byWhatsapp}
        </TextLink>
      </div>
    </div>
  )
}
