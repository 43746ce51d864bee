import { checkoutTexts } from '../../content/checkoutTexts.ts'
import { stages, type Screen } from '../../content/flows.ts'
import { brand } from '../../content/legal.ts'
import { progress } from '../../funnel/journey.ts'
import { stageShare } from '../../funnel/stageShare.ts'
import { Brand } from '../../ui/Brand.tsx'
import { CheckoutHeader } from '../../ui/CheckoutHeader.tsx'
import { Stages } from '../../ui/Stages.tsx'
import { ThemeButton } from '../../ui/ThemeButton.tsx'
import { useFunnel } from '../../ui/useFunnel.ts'

const list = Object.entries(stages).map(([id, label]) => ({ id, label }))

/** Brand, the stages of the order with how far it is, and the theme. */
export function Header({ screen }: { screen: Screen }) {
  const percent = useFunnel((funnel) => progress(funnel, screen.id, Object.keys(funnel.quiz).length))
  const share = useFunnel((funnel) => stageShare(funnel, screen))
  const { theme, stages: words } = checkoutTexts
  return (
    <CheckoutHeader
      brand={<Brand {...brand} to="/" />}
      end={<ThemeButton label={theme} />}
      stages={
        <Stages stages={list} current={screen.stage} percent={share} label={words.label(percent)} now={words.now(percent)} doneText={words.done} />
      }
    />
  )
}
