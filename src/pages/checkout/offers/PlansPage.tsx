import type { ReactNode } from 'react'
import { plansTexts } from '../../../content/texts/order/checkoutTexts.ts'
import { coverageEndTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { answered, planTaken } from '../../../funnel/visitorActions.ts'
import { Street } from '../../../ui/art/Street.tsx'
import { UnsavedNote } from '../../../order/notes/UnsavedNote.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../../../order/useFunnel.ts'
import { addressLine } from '../../../funnel/views/addressText.ts'
import { AlternativeBelow } from '../AlternativeBelow.tsx'
import { ChatLink } from '../ChatLink.tsx'
import { PlanCardsLayout } from './PlanCardsLayout.tsx'
import { usePathToPage } from '../usePathToPage.ts'

/** The plans at the address. Picking one is the answer. */
export function PlansPage({ screen }: { screen: Screen }) {
  const dispatch = useDispatch()
  return (
    <PlansHere screen={screen} onPick={(plan) => dispatch(answered({ plan }))} note={<UnsavedNote />}>
      <ChatLink screen={screen.id} question="plan" lead={plansTexts.chat.lead} text={plansTexts.chat.link} />
    </PlansHere>
  )
}

/** The plans after a coverage check. Picking one begins an order. */
export function SeenPlansPage({ screen }: { screen: Screen }) {
  const dispatch = useDispatch()
  const pageAt = usePathToPage()
  return (
    <PlansHere screen={screen} onPick={(sku) => dispatch(planTaken({ sku }))}>
      <AlternativeBelow lead={coverageEndTexts.call.lead}>
        <TextLink to={pageAt('com-cobertura')} icon="phone">
          {coverageEndTexts.call.link}
        </TextLink>
      </AlternativeBelow>
    </PlansHere>
  )
}

type HereProps = { screen: Screen; onPick: (sku: string) => void; note?: ReactNode; children: ReactNode }

function PlansHere({ screen, ...rest }: HereProps) {
  const pageAt = usePathToPage()
  const address = useFunnel(addressLine)
  const edit = (
    <TextLink to={pageAt('nr-imovel')} icon="pin">
      {plansTexts.edit}
    </TextLink>
  )
  return (
    <PlanCardsLayout
      name="plan"
      title={screen.title}
      lead={address}
      art={<Street />}
      edit={edit}
      texts={plansTexts}
      {...rest}
    />
  )
}
