import { checkoutTexts } from '../../content/checkoutTexts.ts'
import type { ScreenId } from '../../content/flows.ts'
import { before } from '../../funnel/journey.ts'
import { pathOf } from '../../funnel/place.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useJourney } from '../../ui/useFunnel.ts'

/** 'Voltar': to the screen before, and from the first one to the start. */
export function BackLink({ id }: { id: ScreenId }) {
  const behind = before(useJourney(), id)
  return (
    <TextLink to={behind ? pathOf({ voice: 'pages', screen: behind.id }) : '/'} icon="back">
      {checkoutTexts.back}
    </TextLink>
  )
}
