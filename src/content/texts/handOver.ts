import { protocolText } from '../../api/contract/values/protocol.ts'
import { asSentence } from '../format.ts'

/**
 * The message that hands an order to a person: the step, the plan and the protocol if known, and nothing about the
 * visitor.
 */
export function handOver(step: string, plan = '', protocol = ''): string {
  const order = plan ? `meu pedido do plano ${plan}` : 'meu pedido de TIM Ultrafibra'
  return `Olá! Quero continuar ${order}. Parei em: ${asSentence(step)}${protocol && ` Protocolo ${protocolText(protocol)}.`}`
}
