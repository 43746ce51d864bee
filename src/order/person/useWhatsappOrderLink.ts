import { whatsappOrderLink } from '../../funnel/views/whatsappOrderLink.ts'
import { useFunnel } from '../useFunnel.ts'

/** A WhatsApp link that continues the order. */
export const useWhatsappOrderLink = (step?: string): string => useFunnel((funnel) => whatsappOrderLink(funnel, step))
