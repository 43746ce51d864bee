import { protocolText } from '../../api/contract/values/protocol.ts'
import { asSentence } from '../format.ts'

/** The words an order is handed to a person with: the step and, where there are, the plan and the protocol; nothing about the visitor. */
export function handOver(step: string, plan = '', protocol = ''): string {
  const order = plan ? `meu pedido do plano ${plan}` : 'meu pedido de TIM Ultrafibra'
  return `Olá! Quero continuar ${order}. Parei em: ${asSentence(step)}${protocol && ` Protocolo ${protocolText(protocol)}.`}`
}
