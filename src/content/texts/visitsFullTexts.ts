import { callTexts } from './endTexts.ts'
import { words } from './words.ts'

/** Where every visit of a region is taken. */
export const visitsFullTexts = {
  title: 'Todas as visitas das próximas semanas já estão preenchidas nesta região.',
  text: 'Seu pedido fica guardado. Peça uma ligação: uma pessoa marca a sua visita assim que abrir um horário.',
  whatsapp: words.whatsapp,
  step: 'Escolher a visita',
} as const

/** Where the visits that are seen first do not suit. */
export const otherVisitsTexts = {
  title: 'Nenhuma data serve?',
  text: 'Peça uma ligação: uma pessoa marca outra com você.',
  byCall: `Se nenhuma serve, toque em “${callTexts.go}”: uma pessoa marca outra data com você.`,
  day: (day: string, periods: readonly string[]) => `${day}, ${halves(periods)}`,
  some: (visits: readonly string[], hasMore: boolean) =>
    `Assim há ${visits.join('; ')}${hasMore ? '; e outros dias depois' : ''}. Qual você prefere?`,
  none: (first: string, last: string) => `Não há visita livre assim. As que há vão de ${first} a ${last}.`,
  range: (first: string, last: string) =>
    `As visitas livres vão de ${first} a ${last}: diga o dia e o período que preferir.`,
} as const

const halves = (periods: readonly string[]) =>
  periods.length > 1 ? 'de manhã ou à tarde' : periods[0] === 'manha' ? 'de manhã' : 'à tarde'
