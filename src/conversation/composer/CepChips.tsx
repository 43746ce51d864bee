import { useFunnel } from '../../order/useFunnel.ts'
import { cepsInLastReply } from '../../funnel/views/cepsInLastReply.ts'
import { Button } from '../../ui/buttons/Button.tsx'

/** The CEPs that were found by their street, to be taken by a tap. */
export function CepChips({ onReply }: { onReply: (raw: string) => void }) {
  const asides = useFunnel((funnel) => funnel.asides)
  return cepsInLastReply(asides).map(({ cep, text }) => (
    <Button key={cep} look="line" onClick={() => onReply(cep)}>
      {text}
    </Button>
  ))
}
