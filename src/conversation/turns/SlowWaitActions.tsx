import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import { checkoutTexts, waitTexts } from '../../content/texts/order/checkoutTexts.ts'
import type { Screen } from '../../content/flows/screen.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import strand from '../transcript/Strand.module.css'
import { useEditPath } from '../editing/useEditPath.ts'
import { useWhatsappOrderLink } from '../../order/person/useWhatsappOrderLink.ts'

/** Offers a retry or another address, as on the page; during the identity check, a person. */
export function SlowWaitActions({ screen, onRetry }: { screen: Screen; onRetry: () => void }) {
  const editPath = useEditPath()
  const whatsapp = useWhatsappOrderLink()
  if (screen.kind === 'quiz') {
    return (
      <ButtonLink href={whatsapp} target="_blank" look="line" icon="wa">
        {checkoutTexts.person.link}
      </ButtonLink>
    )
  }
  return (
    <div className={strand.row}>
      <Button look="line" icon="undo" onClick={onRetry}>
        {chatTexts.tryAgain}
      </Button>
      {screen.kind === 'wait' && (
        <ButtonLink to={editPath('cep')} look="line" icon="pin">
          {waitTexts.edit}
        </ButtonLink>
      )}
    </div>
  )
}
