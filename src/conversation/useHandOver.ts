import { handOver } from '../content/chatTexts.ts'
import { whatsappLink } from '../content/contact.ts'
import { stages } from '../content/flows.ts'
import { journey } from '../funnel/journey.ts'
import { chosenPlan } from '../funnel/planList.ts'
import { useFunnel } from '../ui/useFunnel.ts'

/** A WhatsApp conversation that takes the order up where it stands. */
export function useHandOver(): string {
  return useFunnel((funnel) => whatsappLink(handOver(chosenPlan(funnel)?.plan ?? '', stages[journey(funnel).current.stage])))
}
