import { commonTexts } from '../commonTexts.ts'

/** Erasing an order that is not placed, and the confirmation when one is gone from here. */
export const eraseTexts = {
  open: 'Apagar meus dados e recomeçar',
  title: 'Apagar seus dados?',
  close: commonTexts.close,
  ask: 'Apagamos o que você informou, aqui e no nosso sistema. Não dá para desfazer.',
  phone: (mask: string) =>
    mask
      ? `Para sabermos que é você, digite o celular deste pedido: ${mask}.`
      : 'Para sabermos que é você, digite o celular deste pedido.',
  yes: 'Apagar tudo',
  no: 'Manter',
  busy: 'Apagando',
  failed: commonTexts.tryAgain,
  done: {
    erased: 'Pronto, apagamos seus dados. Você pode recomeçar quando quiser.',
    left: 'Você saiu. Nada do pedido ficou neste aparelho.',
  },
} as const
