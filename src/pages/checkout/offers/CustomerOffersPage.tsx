import { offersTexts } from '../../../content/texts/order/checkoutTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { answered } from '../../../funnel/visitorActions.ts'
import { TileAssembly } from '../../../ui/art/TileAssembly.tsx'
import { UnsavedNote } from '../../../order/notes/UnsavedNote.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { useDispatch } from 'react-redux'
import { ChatLink } from '../ChatLink.tsx'
import { PlanCardsLayout } from './PlanCardsLayout.tsx'
import { usePathToPage } from '../usePathToPage.ts'

/** The offers for a customer. Picking one is the answer. */
export function CustomerOffersPage({ screen }: { screen: Screen }) {
  const dispatch = useDispatch()
  const pageAt = usePathToPage()
  const edit = (
    <TextLink to={pageAt('consulta-cpf')} icon="back">
      {offersTexts.edit}
    </TextLink>
  )
  return (
    <PlanCardsLayout
      name="offer"
      title={screen.title}
      lead={screen.lead ?? ''}
      art={<TileAssembly />}
      edit={edit}
      texts={offersTexts}
      onPick={(offer) => dispatch(answered({ offer }))}
      note={<UnsavedNote />}
    >
      <ChatLink screen={screen.id} question="offer" lead={offersTexts.chat.lead} text={offersTexts.chat.link} />
    </PlanCardsLayout>
  )
}
