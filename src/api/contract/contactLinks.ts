import { contact } from './operatorSite/brandAndContact.ts'

/** Calls a number. */
export const phoneLink = (number: string) => `tel:${number.replace(/(?!^\+)\D/g, '')}`

/** A WhatsApp conversation that starts with these words already typed. */
export const whatsappLink = (words: string) => `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(words)}`
