import { documentCards, type DocumentCard } from '../sample/sampleCards.ts'
import type { RiskDecision, RiskProvider } from './riskProvider.ts'
import { isPassed, quizFor } from './builtInQuiz.ts'

/** The built-in provider. Sample documents have a fixed outcome, all others are approved. */
export const builtInRisk: RiskProvider = {
  assess: ({ document }) => Promise.resolve(decide(document)),
  grade: (quiz, given) => Promise.resolve(isPassed(quiz, given)),
}

const cards = new Map<string, DocumentCard>(Object.values(documentCards).map((card) => [card.document, card]))
/** The refusal of a sample document. */
export const riskRefusal =
  'Não foi possível aprovar o seu pedido agora. Você pode pedir que uma pessoa reveja esta decisão.'

function decide(document: string): RiskDecision {
  const outcome = cards.get(document)?.outcome ?? 'approved'
  switch (outcome) {
    case 'approved':
      return { kind: 'approved' }
    case 'rejected':
      return { kind: 'rejected', message: riskRefusal }
    case 'quiz':
      return { kind: 'quiz', quiz: quizFor(document) }
    case 'quiz that nobody passes':
      return { kind: 'quiz', quiz: unpassable(document) }
  }
}

function unpassable(document: string) {
  return { questions: quizFor(document).questions.map((question) => ({ ...question, right: '' })), reference: null }
}
