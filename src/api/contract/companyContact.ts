/** How to reach a person. */
export const contact = {
  sales: '0800 555 1020',
  support: '103 41',
  sms: '4141',
  whatsapp: '558005551020',
} as const

/** Calls a number. */
export const phoneLink = (number: string) => `tel:${number.replace(/\D/g, '')}`

/** A WhatsApp conversation that starts with these words already typed. */
export const whatsappLink = (words: string) => `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(words)}`
