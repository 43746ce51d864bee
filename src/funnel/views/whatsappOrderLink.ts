import { whatsappLink } from '../../api/contract/contactLinks.ts'
import { stages } from '../../content/flows/screen.ts'
import { handOverMessage, withProtocol } from '../../content/texts/order/handOverMessage.ts'
import { journey } from '../journey/journey.ts'
import { planOf } from '../plans/plansToChoose.ts'
import type { Funnel } from '../state.ts'

/** The number of an order, or of an address without an offer, for a telephone call. */
export const protocolOf = ({ lead, notice }: Pick<Funnel, 'lead' | 'notice'>) => lead?.protocol ?? notice?.protocol

/** A WhatsApp link that continues the order: at its step if that has a name, else at its stage. */
export const whatsappOrderLink = (funnel: Funnel, step?: string): string =>
  whatsappLink(handOverMessage(step ?? stages[journey(funnel).current.stage], planOf(funnel)?.plan, protocolOf(funnel)))

/** A WhatsApp link about a problem with an order, in words of its own. */
export const askingLink = (funnel: Funnel, words: string): string =>
  whatsappLink(withProtocol(words, protocolOf(funnel)))
