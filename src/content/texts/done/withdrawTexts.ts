import { commonTexts } from '../commonTexts.ts'

export const withdrawTexts = {
  open: 'Desistir do pedido',
  title: 'Desistir do pedido?',
  close: commonTexts.close,
  ask: (number: string) =>
    `O pedido ${number} é cancelado na hora, e a visita também, se houver uma marcada. Você não paga nada e não precisa explicar.`,
  inWords: (number: string) =>
    `O pedido ${number} é cancelado na hora, e a visita também, se houver uma marcada. Você não paga nada e não precisa explicar. Para confirmar, diga “sim, desistir”.`,
  kept: 'Tudo bem: o pedido continua valendo.',
  yes: 'Desistir',
  no: 'Manter o pedido',
  busy: 'Cancelando',
  failed: commonTexts.tryAgain,
  settled: (number: string) => `O pedido ${number} foi cancelado e você não deve nada.`,
  mailed: (email: string) => `Mandamos a confirmação ${email ? `para ${email}` : 'por e-mail'}.`,
  unmailed: 'Guarde esta confirmação: este e-mail já recebeu muitas mensagens hoje, e não mandamos mais uma.',
} as const
