import { useState } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { cepsInLastReply } from '../../funnel/views/cepsInLastReply.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { SuggestedPhrases } from './SuggestedPhrases.tsx'
import { VisitConfirm } from './VisitConfirm.tsx'

type Props = { name: Key; onReply: (raw: string) => void; onTaken: () => void }

/** Chips that say or confirm something besides a question's replies. */
export const ExtraChips = ({ name, onReply, onTaken }: Props) => (
  <>
    {name === 'cep' && <CepChips onReply={onReply} />}
    {name === 'schedule' && <VisitConfirm onConfirm={onReply} />}
    {name === 'email' && <PromotionsConsentChip />}
    <SuggestedPhrases name={name} onTaken={onTaken} />
  </>
)

/** The CEPs that were found by their street, to choose by a tap. */
function CepChips({ onReply }: { onReply: (raw: string) => void }) {
  const asides = useFunnel((funnel) => funnel.asides)
  return cepsInLastReply(asides).map(({ cep, text }) => (
    <Button key={cep} look="line" onClick={() => onReply(cep)}>
      {text}
    </Button>
  ))
}

/** The consent to promotions next to the e-mail, which it is sent with. Off until it is tapped. */
function PromotionsConsentChip() {
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
