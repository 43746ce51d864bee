import { placedOrderTexts } from '../../api/contract/placedOrderForm.ts'
import { words } from './words.ts'

/** The page of a placed order. */
export const placedTexts = {
  ...placedOrderTexts,
  lead: 'Veja em que pé está a instalação, quanto você paga e quando. Basta o número do pedido e o celular que você informou nele.',
  description: 'A visita, o preço e a situação do seu pedido de TIM Ultrafibra, pelo número do pedido e pelo celular.',
  numberHelp: 'Tem dez números, como em 1640 0012 34. Está no e-mail que confirmou o pedido.',
  phoneHelp: 'O que você informou ao pedir, como em (16) 99123-4567.',
  help: {
    heading: 'Onde está o número?',
    lines: [
      'No e-mail que confirmou o pedido, já no assunto, e na página que aparece assim que ele é feito.',
      'No aparelho em que você pediu, o pedido aparece aqui sozinho.',
      'Perdeu o número, renovou o contrato ou mudou para a fibra? Uma pessoa encontra o seu pedido por telefone.',
    ],
  },
  states: { busy: 'Buscando', failed: words.tryAgain },
  received: {
    title: 'Pedido recebido.',
    text: 'Estamos cuidando da instalação e avisamos você por e-mail a cada passo.',
  },
  change: 'Mudar a visita',
  call: (phone: string) => `Ligar para ${phone}`,
  payment: 'Pagamento',
  masked:
    'Para a sua segurança, nome, endereço e dados de pagamento aparecem só no aparelho em que o pedido foi feito.',
} as const
