/** Decides whether an order may go on. Another service can replace the built-in one. */
export type RiskProvider = {
  assess: (person: Person) => Promise<RiskDecision>
  /** Whether the answers to a quiz confirm the person. It never says which was wrong. */
  grade: (quiz: QuizWithAnswers, given: GivenAnswer[]) => Promise<boolean>
}

/** `document` is a CPF or a CNPJ, bare. */
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

/** `right` never leaves the server. `reference` is the name of the quiz where another system has the right answers. */
export type QuizWithAnswers = { questions: QuizQuestion[]; reference: string | null }
export type QuizQuestion = { id: string; text: string; answers: { id: string; text: string }[]; right: string }
export type GivenAnswer = { id: string; answer: { id: string } }
