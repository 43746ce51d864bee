/** Decides whether an order may continue. Another service can replace the built-in one. */
export type RiskProvider = {
  assess: (person: Person) => Promise<RiskDecision>
  /** Whether the answers confirm the person, without telling which was wrong. */
  grade: (quiz: QuizWithAnswers, given: GivenAnswer[]) => Promise<boolean>
}

/** `document` is a CPF or a CNPJ, digits and letters only. */
export type Person = {
  document: string
  name: string
  birthDate: string | null
  motherName: string | null
  phone: string
  cep: string
}

export type RiskDecision =
  | { kind: 'approved' }
  | { kind: 'quiz'; quiz: QuizWithAnswers }
  | { kind: 'rejected'; message: string }

/** `right` never leaves the server. `reference` names the quiz in a system that has the right answers. */
export type QuizWithAnswers = { questions: QuizQuestion[]; reference: string | null }
export type QuizQuestion = { id: string; text: string; answers: { id: string; text: string }[]; right: string }
export type GivenAnswer = { id: string; answer: { id: string } }
