import { commonTexts } from './commonTexts.ts'

export const cameBackTexts = {
  welcome: 'Que bom ver você de volta.',
  left: (plan: string, stage: string) => `Seu pedido${plan && ` do plano ${plan}`} está guardado, na etapa ${stage}.`,
  order: 'Seu pedido',
  price: (price: string) => `${price} por mês`,
  stage: (stage: string) => `Etapa: ${stage}`,
  go: commonTexts.go,
  anew: 'Começar de novo',
  close: commonTexts.close,
} as const
