import { contact } from './operatorSite/brandAndContact.ts'

export const phoneLink = (number: string) => `tel:${number.replace(/(?!^\+)\D/g, '')}`

/** A link to a WhatsApp conversation with a prefilled message. */
export const whatsappLink = (words: string) => `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(words)}`
