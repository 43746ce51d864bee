import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { visitHours } from '../../../api/contract/values/visitHours.ts'
import { callTexts } from './stopAndDonePageTexts.ts'
import { commonTexts } from '../commonTexts.ts'

/** Shown if every visit in a region is taken. */
export const visitsFullTexts = {
  title: 'Todas as visitas das próximas semanas já estão preenchidas nesta região.',
  text: 'Seu pedido fica guardado. Peça uma ligação: uma pessoa marca a sua visita assim que abrir um horário.',
  whatsapp: commonTexts.whatsapp,
  step: 'Escolher a visita',
} as const

/** Said of a visit that is arranged by telephone after the order. */
export const visitByPhoneTexts = {
  before: [
    'Neste plano a visita é combinada por telefone, depois do pedido: na ligação você diz o dia e o período.',
    'Não há dia para escolher neste plano: depois do pedido o time liga para combinar a visita.',
  ],
  placed: [
    `A visita é combinada por telefone: na ligação você diz o dia e o período. Para combinar antes, ligue para o ${contact.sales}.`,
    'O dia ainda não está marcado: o time liga para combinar a visita.',
  ],
  dropped: 'Neste plano a visita é combinada por telefone, e o dia que estava escolhido sai do pedido.',
} as const

/** Shown if the first visits do not suit. */
export const otherVisitsTexts = {
  title: 'Nenhuma data serve?',
  text: 'Peça uma ligação: uma pessoa marca outra com você.',
  byCall: `Se nenhuma serve, toque em “${callTexts.go}”: uma pessoa marca outra data com você.`,
  day: (day: string, periods: readonly string[]) => `${day}, ${halves(periods)}`,
  some: (visits: readonly string[], hasMore: boolean, first: string) =>
    `Tenho ${visits.join('; ')}${hasMore ? '; e outros dias depois' : ''}. ${asked(first)}`,
  one: (first: string) => asked(first),
  nearest: (visits: readonly string[], first: string) => `As mais próximas: ${visits.join('; ')}. ${asked(first)}`,
  range: (first: string, last: string) =>
    `As visitas livres vão de ${first} a ${last}: diga o dia e o período que preferir.`,
  keptFree: (taken: string, freeOnes: string) => `Não há visita livre para ${taken}. Fiquei com ${freeOnes}.`,
  none: 'Não há visita livre assim.',
  noneThen: (named: string) => `Não há visita livre para ${named}.`,
  noDay: 'Essa data não existe.',
  first: 'Antes da que você escolheu não há visita livre.',
  closed: 'Aos domingos e feriados não há visita.',
  atNight: 'As visitas são de manhã ou à tarde, das 8h às 18h.',
  within: {
    manha: `De manhã, o técnico vem entre ${visitHours.manha.from}h e ${visitHours.manha.to}h.`,
    tarde: `À tarde, o técnico vem entre ${visitHours.tarde.from}h e ${visitHours.tarde.to}h.`,
  },
  noHour: 'A hora exata eu não posso prometer.',
  tooSoon: 'Para hoje já não há visita.',
  tooLate: (last: string) => `Por enquanto, as visitas vão até ${last}.`,
} as const

const asked = (visit: string) => `Fica ${visit}?`

const halves = (periods: readonly string[]) =>
  periods.length > 1 ? 'de manhã ou à tarde' : periods[0] === 'manha' ? 'de manhã' : 'à tarde'
