import { commonTexts } from '../commonTexts.ts'

export const answerConflictTexts = {
  title: 'Qual resposta vale?',
  lead: 'Enquanto você respondia aqui, este pedido foi mudado em outra janela ou em outro aparelho.',
  here: 'Aqui',
  there: 'Lá',
  none: 'sem resposta',
  keepHere: 'Vale a daqui',
  keepThere: 'Vale a de lá',
  close: commonTexts.close,
} as const
