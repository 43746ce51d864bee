import { useState, useSyncExternalStore, type MouseEvent } from 'react'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { emptySubscribe } from '../../browser/emptySubscribe.ts'
import { offerTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import { useAbVersion } from '../../tracking/abVersion.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { isUnmodifiedClick } from '../../ui/buttons/unmodifiedClick.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'

export const orderPaths = { A: '/chat', B: '/checkout/cep' } as const

/** The address where an order of a plan begins, in the visitor's voice. */
export const useOrderPath = ({ sku }: Plan) => `${orderPaths[useAbVersion()]}?s=${sku}`

/** The texts of the campaign's kind of card. */
export const useCardTexts = () => texts.card[useCampaign().card ?? 'new']

type Props = { plan: Plan; /** Whether a narrow window first asks how to order. */ asks?: boolean }

/** Two order buttons, and one to share the plan. */
export function PlanCardActions({ plan }: { plan: Plan }) {
  return (
    <>
      <OrderPlanButton plan={plan} />
      <WhatsappLink plan={plan} />
      <SharePlan plan={plan} />
    </>
  )
}

const SharePlan = rarePart(async () => (await import('./SharePlan.tsx')).SharePlan)

/** The button to order in the visitor's voice. */
export function OrderPlanButton({ plan, asks = false }: Props) {
  const words = useCardTexts()
  const start = useOrderPath(plan)
  const whatsapp = useWhatsapp(plan)
  const [asked, setAsked] = useState<'open' | 'closed'>()
  const ask = (event: MouseEvent) => {
    if (!asks || !isUnmodifiedClick(event) || !matchMedia(narrow).matches) return
    event.preventDefault()
    setAsked('open')
  }
  return (
    <>
      <ButtonLink to={start} split icon="arrow" onClick={ask}>
        {words.take} <span className="sr">{planTexts.about(plan.plan)}</span>
      </ButtonLink>
      {asked && (
        <OrderPlanDialog plan={plan} whatsapp={whatsapp} open={asked === 'open'} onClose={() => setAsked('closed')} />
      )}
    </>
  )
}

export function WhatsappLink({ plan }: { plan: Plan }) {
  const words = useCardTexts()
  const whatsapp = useWhatsapp(plan)
  if (!whatsapp) return null
  return (
    <TextLink href={whatsapp} about={planTexts.about(plan.plan)}>
      {words.whatsapp}
    </TextLink>
  )
}

const OrderPlanDialog = rarePart(async () => (await import('./OrderPlanDialog.tsx')).OrderPlanDialog)
const narrow = '(width <= 1024px)'

/** The link for the page's own domain, else the general one. */
function useWhatsapp({ whatsApps }: Plan): string | undefined {
  const domain = useSyncExternalStore(
    emptySubscribe,
    () => window.location.hostname,
    () => '*',
  )
  const link =
    whatsApps.find(({ origin_domain }) => origin_domain === domain) ??
    whatsApps.find(({ origin_domain }) => origin_domain === '*')
  return link?.complete_link
}
