import { chatTexts } from '../content/chatTexts.ts'
import { checkoutTexts } from '../content/checkoutTexts.ts'
import { stages } from '../content/flows.ts'
import { brand } from '../content/legal.ts'
import { progress } from '../funnel/journey.ts'
import { stageShare } from '../funnel/stageShare.ts'
import { Brand } from '../ui/Brand.tsx'
import { CheckoutHeader } from '../ui/CheckoutHeader.tsx'
import { Stages } from '../ui/Stages.tsx'
import { ThemeButton } from '../ui/ThemeButton.tsx'
import { useFunnel, useJourney } from '../ui/useFunnel.ts'

const list = Object.entries(stages).map(([id, label]) => ({ id, label }))

/** Brand, the stages of the order with how far it is, and the theme. */
export function ChatHeader() {
  const { current } = useJourney()
  const percent = useFunnel((funnel) => progress(funnel, current.id, Object.keys(funnel.quiz).length))
  const share = useFunnel((funnel) => stageShare(funnel, current))
  const { theme, stages: words } = checkoutTexts
  const at = list.findIndex(({ id }) => id === current.stage) + 1
  return (
    <CheckoutHeader
      brand={<Brand {...brand} to="/" />}
      end={<ThemeButton label={theme} />}
      stages={<Stages stages={list} current={current.stage} percent={share} label={words.label(percent)} now={chatTexts.stage(at, list.length)} doneText={words.done} />}
    />
  )
}
