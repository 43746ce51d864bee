import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'

/** Why a link's order is missing, and what to do instead, in the words of each voice. */
export const linkFailedTexts = {
  nowhere: {
    title: { chat: 'Não encontrei o pedido deste link.', pages: 'Não encontramos o pedido deste link.' },
    text: 'Ele pode ter vencido, ou foi feito em outro aparelho. Comece um novo aqui: leva poucos minutos.',
  },
  refused:
    'O pedido deste link não pode continuar. Comece um novo aqui: basta o CEP para ver o que chega ao seu endereço.',
  uncovered:
    'O pedido deste link está em um endereço sem cobertura. Escreva outro CEP, ou o mesmo para ser avisado quando a fibra chegar.',
  ended: `Ele foi aberto por um link em outro aparelho, ou alguém pediu para encerrar aqui. Nada dele ficou neste aparelho. Para continuar, crie um link no aparelho em que ele segue aberto, ou comece outro pedido agora. Não foi você? Ligue para ${contact.sales}.`,
  failed: {
    chat: 'Não consegui buscar o seu pedido, mas ele continua guardado.',
    pages: 'Não conseguimos buscar o seu pedido, mas ele continua guardado.',
  },
} as const
