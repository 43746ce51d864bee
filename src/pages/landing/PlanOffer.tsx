import { useState, useSyncExternalStore } from 'react'
import type { Plan } from '../../api/contract/plan.ts'
import { offerTexts as texts } from '../../content/texts/landingTexts.ts'
import { neverChanges } from '../../browser/neverChanges.ts'
import { devicesAtOnce, monthlyPrice, planTexts } from '../../content/texts/planTexts.ts'
import { firstOn, planShown, type PlanGroup } from '../../funnel/plans/planGroups.ts'
import { useVersion } from '../../tracking/version.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { planFace } from '../../order/plans/planFace.ts'
import { planTicks } from '../../order/plans/planTicks.ts'
import { hasSwitches, StreamingSwitches } from '../../order/plans/StreamingSwitches.tsx'
import { PlanCard } from '../../ui/cards/PlanCard.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Ticks } from '../../ui/cards/Ticks.tsx'
import styles from './Plans.module.css'
import { planMark } from './usePlanMark.ts'

type Props = { group: PlanGroup; best: Plan | null; onBenefits: (plan: Plan) => void }

/** A speed with its streaming and the ways to take it. */
export function PlanOffer({ group, best, onBenefits }: Props) {
  const [on, setOn] = useState(() => firstOn(group))
  const plan = planShown(group, on)
  const switches = hasSwitches(group)
  return (
    <PlanCard
      {...planFace(plan)}
      mark={planMark(plan.sku)}
      ribbon={plan === best ? planTexts.cheapest : undefined}
      price={<Price {...monthlyPrice(plan.price_with_dacc, plan.price_full)} />}
      actions={<TakeLinks plan={plan} />}
      more={
        <div className={styles.more}>
          <OtherVoice plan={plan} />
          <TextButton onClick={() => onBenefits(plan)} about={planTexts.of(plan.plan)}>
            {planTexts.benefits}
          </TextButton>
        </div>
      }
    >
      {switches && <StreamingSwitches group={group} on={on} onSwitch={setOn} />}
      <Ticks items={broughtBy(plan, !switches)} />
    </PlanCard>
  )
}

/** The voice that 'Contratar' does not open for this visitor. */
function OtherVoice({ plan }: { plan: Plan }) {
  const other = useVersion() === 'A' ? 'B' : 'A'
  return (
    <TextLink to={`${starts[other]}?s=${plan.sku}`} about={planTexts.about(plan.plan)}>
      {other === 'A' ? texts.talk : texts.pages}
    </TextLink>
  )
}

const starts = { A: '/chat', B: '/checkout/cep' } as const

/** Where an order of a plan begins in the visitor's voice. */
export const useStartOf = ({ sku }: Plan) => `${starts[useVersion()]}?s=${sku}`

/** The links to order: in the visitor's voice, at once or over WhatsApp. */
export function TakeLinks({ plan }: { plan: Plan }) {
  const start = useStartOf(plan)
  const whatsapp = useWhatsapp(plan)
  const about = planTexts.about(plan.plan)
  return (
    <>
      <ButtonLink to={start} split icon="arrow">
        {texts.chat} <span className="sr">{about}</span>
      </ButtonLink>
      {whatsapp && (
        <ButtonLink href={whatsapp} look="line" split icon="wa">
          {texts.whatsapp} <span className="sr">{about}</span>
        </ButtonLink>
      )}
    </>
  )
}

/** The link for the page's own domain, else the general one. */
function useWhatsapp({ whatsApps }: Plan): string | undefined {
  const domain = useSyncExternalStore(
    neverChanges,
    () => window.location.hostname,
    () => '*',
  )
  const link =
    whatsApps.find(({ origin_domain }) => origin_domain === domain) ??
    whatsApps.find(({ origin_domain }) => origin_domain === '*')
  return link?.complete_link
}

/** The contents of a plan, between its speed and its price. */
function broughtBy(plan: Plan, withStreaming: boolean): string[] {
  const devices = devicesAtOnce[plan.plan_download]
  return [
    ...(devices === undefined ? [] : [texts.devices(devices)]),
    ...planTicks(plan, withStreaming),
    texts.installation(plan.offer.installation),
  ]
}
