import type { Plan } from '../../api/contract/sale/plan.ts'
import { offerTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { monthlyPrice } from '../../content/texts/planTexts.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { orderPaths, useCardTexts } from './PlanCardActions.tsx'

type Props = { plan: Plan; whatsapp: string | undefined; open: boolean; onClose: () => void }

/** Asks how to order a plan. */
export function OrderPlanDialog({ plan, whatsapp, open, onClose }: Props) {
  const words = useCardTexts()
  return (
    <Dialog open={open} onClose={onClose} title={texts.hire(plan.plan)} closeLabel={texts.close}>
      <Price {...monthlyPrice(plan.price_with_dacc, plan.price_full)} />
      <ButtonLink to={`${orderPaths.A}?s=${plan.sku}`} split icon="chat">
        {texts.talk}
      </ButtonLink>
      <ButtonLink to={`${orderPaths.B}?s=${plan.sku}`} look="line" split icon="pages">
        {texts.pages}
      </ButtonLink>
      {whatsapp && (
        <ButtonLink href={whatsapp} look="line" split icon="wa">
          {words.whatsapp}
        </ButtonLink>
      )}
    </Dialog>
  )
}
