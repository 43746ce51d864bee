import { offersTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { answered } from '../../funnel/asked.ts'
import { Assemble } from '../../ui/art/Assemble.tsx'
import { HeldNote } from '../../ui/order/HeldNote.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useAsk } from '../../ui/useFunnel.ts'
import { ChatLink } from './ChatLink.tsx'
import { PlanShelf } from './PlanShelf.tsx'
import { usePageAt } from './usePageAt.ts'

/** What a customer is offered; taking one is the answer. */
export function OffersPage({ screen }: { screen: Screen }) {
  const ask = useAsk()
  const pageAt = usePageAt()
  const edit = (
    <TextLink to={pageAt('consulta-cpf')} icon="back">
      {offersTexts.edit}
    </TextLink>
  )
  return (
    <PlanShelf name="offer" title={screen.title} lead={screen.lead ?? ''} art={<Assemble />} edit={edit} texts={offersTexts} onPick={(offer) => ask(answered({ offer }))} note={<HeldNote />}>
      <ChatLink screen={screen.id} question="offer" lead={offersTexts.chat.lead} text={offersTexts.chat.link} />
    </PlanShelf>
  )
}
