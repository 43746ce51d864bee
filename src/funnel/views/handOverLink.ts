import { whatsappLink } from '../../api/contract/contact.ts'
import { stages } from '../../content/flows/screen.ts'
import { handOver } from '../../content/texts/handOver.ts'
import { journey } from '../journey/journey.ts'
import { planOf } from '../plans/planList.ts'
import type { Funnel } from '../state.ts'
import { stageAt } from './stagesNow.ts'

/**
 * The link of a WhatsApp conversation that goes on with the order: at its step if that has a name, else at its stage.
 */
export const handOverLink = (funnel: Funnel, step?: string): string =>
  whatsappLink(
    handOver(step ?? stages[stageAt(funnel, journey(funnel).current)], planOf(funnel)?.plan, funnel.lead?.protocol),
  )
