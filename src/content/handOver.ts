import { asSentence } from './format.ts'

/** The words an order is handed to a person with: the step and, where one is chosen, the plan; nothing about the visitor. */
export function handOver(step: string, plan = ''): string {
  const order = plan ? `meu pedido do plano ${plan}` : 'meu pedido de TIM Ultrafibra'
  return `Olá! Quero continuar ${order}. Parei em: ${asSentence(step)}`
}
