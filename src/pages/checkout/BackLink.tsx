import { checkoutTexts } from '../../content/texts/checkoutTexts.ts'
import { screenBefore } from '../../funnel/journey/journey.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { useJourney } from '../../order/useFunnel.ts'
import { usePathToPage } from './usePathToPage.ts'

/** 'Voltar': a link to the screen before, or from the first screen to the start. */
export function BackLink({ id }: { id: string }) {
  const behind = screenBefore(useJourney(), id)
  const pageAt = usePathToPage()
  return (
    <TextLink to={behind ? pageAt(behind.id) : '/'} icon="back">
      {checkoutTexts.back}
    </TextLink>
  )
}
