import { checkoutTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { brand } from '../../content/legal.ts'
import { progress } from '../../funnel/journey.ts'
import { stagesNow } from '../../funnel/stagesNow.ts'
import { Brand } from '../Brand.tsx'
import { CheckoutHeader } from '../CheckoutHeader.tsx'
import { Stages } from '../Stages.tsx'
import { ThemeButton } from '../ThemeButton.tsx'
import { useFunnel, useJourney } from '../useFunnel.ts'
import { useStory } from './useStory.ts'

/** Over an order, in both voices: the brand, the stages with how far a screen is (the open one, where none is named), and the theme. */
export function OrderHeader({ screen }: { screen?: Screen }) {
  const { current } = useJourney()
  const at = screen ?? current
  const percent = useFunnel((funnel) => progress(funnel, at.id))
  const story = useStory()
  const { theme, stages: words } = checkoutTexts
  return (
    <CheckoutHeader
      brand={<Brand {...brand} to="/" />}
      end={<ThemeButton label={theme} />}
      stages={<Stages stages={stagesNow(story, at)} total={percent} progress={words.progress} list={words.list} now={words.now(percent)} doneText={words.done} />}
    />
  )
}
