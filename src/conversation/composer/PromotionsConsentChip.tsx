import { useState } from 'react'
import { inputTexts } from '../../content/texts/inputTexts.ts'
import { useJourney } from '../../order/useFunnel.ts'
import { Button } from '../../ui/buttons/Button.tsx'

/** The consent to promotions beside the e-mail that it is about, off until it is tapped. It is sent with the e-mail. */
export function PromotionsConsentChip() {
  const { current, answers } = useJourney()
  const [on, turn] = useState(false)
  if (!current.asks.includes('acceptPromotions') || answers.acceptPromotions !== undefined) return null
  return (
    <>
      <input type="hidden" name="acceptPromotions" value={on ? 'sim' : 'não'} />
      <Button look={on ? 'brand' : 'line'} icon={on ? 'check' : 'plus'} aria-pressed={on} onClick={() => turn(!on)}>
        {inputTexts.promotions}
      </Button>
    </>
  )
}
