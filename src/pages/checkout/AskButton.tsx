import { askWaits, checkoutTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { Button } from '../../ui/Button.tsx'
import { useFunnel, useJourney } from '../../ui/useFunnel.ts'

/** 'Continuar', which works for as long as what was answered is looked up. */
export function AskButton({ screen }: { screen: Screen }) {
  const { current, question } = useJourney()
  const pending = useFunnel(({ facts }) => screen.needs.some((name) => facts[name]?.pending === true))
  const busy = pending && question === null && current.id === screen.id
  return (
    <Button type="submit" big split icon="arrow" state={busy ? 'loading' : 'default'} stateText={askWaits[screen.id] ?? checkoutTexts.go}>
      {checkoutTexts.go}
    </Button>
  )
}
