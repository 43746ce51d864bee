/** How to reach a person. */
export const contact = {
  sales: '0800 555 1020',
  support: '103 41',
  whatsapp: '558005551020',
} as const

/** A WhatsApp conversation that starts with these words already typed. */
export const whatsappLink = (words: string) => `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(words)}`

/** The words an order is handed to a person with: the step and, where one is chosen, the plan; nothing about the visitor. */
export function handOver(step: string, plan = ''): string {
  const order = plan ? `meu pedido do plano ${plan}` : 'meu pedido de TIM Ultrafibra'
  return `Olá! Quero continuar ${order}. Parei em: ${step}.`
}
