import { words } from './words.ts'

/** To a visitor who comes back to an order that was begun. */
export const cameBackTexts = {
  welcome: 'Que bom ver você de volta.',
  left: (plan: string, stage: string) => `Seu pedido${plan && ` do plano ${plan}`} está guardado, na etapa ${stage}.`,
  go: words.go,
  anew: 'Começar de novo',
  close: words.close,
} as const
