import { checkoutTexts } from '../../content/texts/order/checkoutTexts.ts'
import type { Screen } from '../../content/flows/screen.ts'
import { progress } from '../../funnel/journey/journey.ts'
import { stagesNow } from '../../funnel/views/stagesNow.ts'
import { CheckoutHeader } from '../../ui/layout/CheckoutHeader.tsx'
import { ProgressStages } from '../../ui/layout/ProgressStages.tsx'
import { ThemeButton } from '../../ui/buttons/ThemeButton.tsx'
import { useFunnel, useJourney } from '../useFunnel.ts'
import { useKnowledge } from '../useKnowledge.ts'
import { OwnData } from './LazyPanelParts.tsx'

type Props = { screen?: Screen | undefined }

/** The header of an order in both voices. Its stages show the progress of `screen`, else of the open screen. */
export const OrderHeader = ({ screen }: Props) => <CheckoutHeader end={end} stages={<OrderStages screen={screen} />} />

const end = (
  <>
    <OwnData />
    <ThemeButton />
  </>
)

function OrderStages({ screen }: Props) {
  const { current } = useJourney()
  const at = screen ?? current
  const percent = useFunnel((funnel) => progress(funnel, at.id))
  const knowledge = useKnowledge()
  const { stages: words } = checkoutTexts
  return (
    <ProgressStages
      stages={stagesNow(knowledge, at)}
      total={percent}
      progress={words.progress}
      list={words.list}
      now={words.now(percent)}
      doneText={words.done}
    />
  )
}
