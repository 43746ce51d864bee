import { chatTexts } from '../content/chatTexts.ts'
import { pathOf } from '../funnel/place.ts'
import { openPlace } from '../funnel/where.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { useFunnel } from '../ui/useFunnel.ts'
import styles from './Dock.module.css'
import { useHandOver } from './useHandOver.ts'

/** The same question on its page, or the same order on WhatsApp. */
export function Ways() {
  const page = useFunnel((funnel) => pathOf(openPlace(funnel, 'pages')))
  return (
    <div className={styles.ways}>
      <TextLink to={page} icon="pages">
        {chatTexts.pages}
      </TextLink>
      <TextLink href={useHandOver()} target="_blank" icon="wa">
        {chatTexts.whatsapp}
      </TextLink>
    </div>
  )
}
