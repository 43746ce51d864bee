import { whatsappLink } from '../../api/contract/contact.ts'
import { stages } from '../../content/flows/screen.ts'
import { handOver } from '../../content/texts/handOver.ts'
import { journey } from '../journey/journey.ts'
import { planOf } from '../plans/planList.ts'
import type { Funnel } from '../state.ts'
import { stageAt } from './stagesNow.ts'

/** A WhatsApp conversation that takes the order up where it stands: at a step with a name of its own, or at the open stage. */
export const handOverLink = (funnel: Funnel, step?: string): string =>
  whatsappLink(
    handOver(step ?? stages[stageAt(funnel, journey(funnel).current)], planOf(funnel)?.plan, funnel.lead?.protocol),
  )
