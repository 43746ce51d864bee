import { whatsappLink } from '../../api/contract/contact.ts'
import { handOver } from '../../content/handOver.ts'
import { stages } from '../../content/screen.ts'
import { journey } from '../../funnel/journey.ts'
import { planOf } from '../../funnel/planList.ts'
import { stageAt } from '../../funnel/stagesNow.ts'
import { useFunnel } from '../useFunnel.ts'

/** A WhatsApp conversation that takes the order up where it stands: at a step with a name of its own, or at the open stage. */
export function useHandOver(step?: string): string {
  return useFunnel((funnel) => whatsappLink(handOver(step ?? stages[stageAt(funnel, journey(funnel).current)], planOf(funnel)?.plan, funnel.lead?.protocol)))
}
