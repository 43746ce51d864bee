import { words } from './words.ts'

/** Where every visit of a region is taken. */
export const visitsFullTexts = {
  title: 'Todas as visitas das próximas semanas já estão preenchidas nesta região.',
  text: 'Seu pedido fica guardado. Peça uma ligação: uma pessoa marca a sua visita assim que abrir um horário.',
  whatsapp: words.whatsapp,
  step: 'Escolher a visita',
} as const
