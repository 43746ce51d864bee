import type { Key } from '../../questions/answers.ts'
import { shortName } from '../../questions/questions.ts'

/** The help of an edit: its effect, the questions and quiz that are asked again, and the answers that stay. */
export function editHelp(changing: Key, again: readonly Key[], quizToo = false): string {
  if (changing === 'directDebit') return `O preço por mês muda com a forma de pagar. ${othersStay}`
  if (again.length === 0) return quizToo ? `Se mudar, vou ${quizAgain} ${othersStay}` : othersStay
  const names = [...again.map((key) => shortName(key)), ...(again.includes('plan') ? ['cobertura'] : [])]
  return [
    `Se mudar, confiro de novo: ${names.join(', ')}.`,
    ...(quizToo ? [`Vou ${quizAgain}`] : []),
    'O resto fica como está.',
  ].join(' ')
}

const othersStay = 'As outras respostas ficam como estão.'
const quizAgain = 'precisar refazer as perguntas de segurança.'

export const keepAsWas = 'Deixar como estava'

export const saveText = (key: Key) => `Salvar ${shortName(key)}`

/** Requests for another streaming in a plan. */
export const streamingWishTexts = {
  noSuchPlan: (speed: string, streaming: string) =>
    `O de ${speed} não vem ${streaming ? `com ${streaming}` : 'assim'} neste endereço. Veja os planos que chegam aqui.`,
  unknownStreaming: (sold: string) =>
    `Esse streaming não vem em nenhum plano deste endereço. ${sold ? `Os que vêm: ${sold}.` : withoutStreaming}`,
  whichStreaming: (sold: string) =>
    sold ? `Os streamings dos planos daqui: ${sold}. Escolha o plano com o que você prefere.` : withoutStreaming,
  isSo: (plan: string) => `O seu plano já é assim: ${plan}.`,
} as const

const withoutStreaming = 'Os planos daqui são sem streaming.'
