import { checkoutTexts } from '../../content/checkoutTexts.ts'
import type { ScreenId } from '../../content/screen.ts'
import { before } from '../../funnel/journey.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useJourney } from '../../ui/useFunnel.ts'
import { usePageAt } from './usePageAt.ts'

/** 'Voltar': to the screen before, and from the first one to the start. */
export function BackLink({ id }: { id: ScreenId }) {
  const behind = before(useJourney(), id)
  const pageAt = usePageAt()
  return (
    <TextLink to={behind ? pageAt(behind.id) : '/'} icon="back">
      {checkoutTexts.back}
    </TextLink>
  )
}
