import { whatsappLink } from '../api/contract/contact.ts'
import { handOver } from '../content/handOver.ts'
import { stages } from '../content/screen.ts'
import { journey } from '../funnel/journey.ts'
import { planOf } from '../funnel/planList.ts'
import { stageAt } from '../funnel/stagesNow.ts'
import { useFunnel } from '../ui/useFunnel.ts'

/** A WhatsApp conversation that takes the order up where it stands. */
export function useHandOver(): string {
  return useFunnel((funnel) => whatsappLink(handOver(stages[stageAt(funnel, journey(funnel).current)], planOf(funnel)?.plan)))
}
