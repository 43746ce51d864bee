import { whatsappOrderLink } from '../../funnel/views/whatsappOrderLink.ts'
import { useFunnel } from '../useFunnel.ts'

/** A link to a WhatsApp conversation that goes on where the order is. */
export const useWhatsappOrderLink = (step?: string): string => useFunnel((funnel) => whatsappOrderLink(funnel, step))
