import type { ReactNode } from 'react'
import { coverageEndTexts, plansTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { answered, planTaken } from '../../funnel/asked.ts'
import { Street } from '../../ui/art/Street.tsx'
import { HeldNote } from '../../ui/order/HeldNote.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useAsk, useFunnel } from '../../ui/useFunnel.ts'
import { addressLine } from './addressLine.ts'
import { Aside } from './Aside.tsx'
import { ChatLink } from './ChatLink.tsx'
import { PlanShelf } from './PlanShelf.tsx'
import { usePageAt } from './usePageAt.ts'

/** The plans that reach the address: of an order, or of one that may begin here. */
export function PlansPage({ screen }: { screen: Screen }) {
  return screen.kind === 'exit' ? <SeenPlans screen={screen} /> : <PlansToTake screen={screen} />
}

/** Taking one is the answer. */
function PlansToTake({ screen }: { screen: Screen }) {
  const ask = useAsk()
  return (
    <PlansHere screen={screen} onPick={(plan) => ask(answered({ plan }))} note={<HeldNote />}>
      <ChatLink screen={screen.id} question="plan" lead={plansTexts.chat.lead} text={plansTexts.chat.link} />
    </PlansHere>
  )
}

/** The address was only looked up; taking a plan begins an order. */
function SeenPlans({ screen }: { screen: Screen }) {
  const ask = useAsk()
  const pageAt = usePageAt()
  return (
    <PlansHere screen={screen} onPick={(sku) => ask(planTaken({ sku }))}>
      <Aside lead={coverageEndTexts.call.lead}>
        <TextLink to={pageAt('com-cobertura')} icon="phone">
          {coverageEndTexts.call.link}
        </TextLink>
      </Aside>
    </PlansHere>
  )
}

type HereProps = { screen: Screen; onPick: (sku: string) => void; note?: ReactNode; children: ReactNode }

function PlansHere({ screen, ...rest }: HereProps) {
  const pageAt = usePageAt()
  const address = useFunnel(addressLine)
  const edit = (
    <TextLink to={pageAt('nr-imovel')} icon="pin">
      {plansTexts.edit}
    </TextLink>
  )
  return <PlanShelf name="plan" title={screen.title} lead={address} art={<Street />} edit={edit} texts={plansTexts} {...rest} />
}
