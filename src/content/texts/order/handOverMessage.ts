import { brandName } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { protocolText } from '../../../api/contract/values/orderProtocolNumber.ts'
import { asSentence } from '../../format.ts'

/** The message that hands an order to a person: step, plan and protocol if known, and nothing about the visitor. */
export function handOverMessage(step: string, plan = '', protocol = ''): string {
  const order = plan ? `meu pedido do plano ${plan}` : `meu pedido de ${brandName}`
  return withProtocol(`Olá! Quero continuar ${order}. Parei em: ${asSentence(step)}`, protocol)
}

/** A message with the protocol number by which a person finds the order. */
export const withProtocol = (message: string, protocol = '') =>
  message + (protocol && ` Protocolo ${protocolText(protocol)}.`)
