import type * as z from 'zod/mini'
import type { Place } from '../outside/askByHttp.ts'
import { operatorSystemClient, keyOf, type Parts } from '../outside/operatorSystemClient.ts'
import type { Ask } from '../outside/askOutsideTransaction.ts'
import { riskRefusal } from './builtInRisk.ts'
import type { Person, RiskDecision, RiskProvider } from './riskProvider.ts'
import { assessment, grade } from './operatorRiskSchemas.ts'

/** A provider that calls a system of the operator. */
export function operatorRisk(place: Place, parts: Parts) {
  const { asked } = operatorSystemClient({ name: 'risk', away: 'outside.away' }, place, parts)
  return (ask: Ask): RiskProvider => ({
    assess: async (person) => {
      const body = told(person)
      return decisionIn(await asked(ask, { path: '/assessments', body, key: keyOf(body), again: true }, assessment))
    },
    grade: async ({ reference }, given) => {
      const path = `/quizzes/${encodeURIComponent(reference ?? '')}/answers`
      const body = { answers: given.map(({ id, answer }) => ({ question: id, answer: answer.id })) }
      return (await asked(ask, { path, body, key: keyOf({ reference, ...body }), again: false }, grade)).passed
    },
  })
}

const told = ({ document, name, birthDate, motherName, phone, cep }: Person) => ({
  document,
  name,
  birth_date: birthDate,
  mothers_name: motherName,
  phone,
  cep,
})

function decisionIn(reply: z.output<typeof assessment>): RiskDecision {
  switch (reply.decision) {
    case 'approved':
      return { kind: 'approved' }
    case 'rejected':
      return { kind: 'rejected', message: reply.message ?? riskRefusal }
    case 'quiz': {
      const questions = reply.quiz.questions.map((question) => ({ ...question, right: '' }))
      return { kind: 'quiz', quiz: { reference: reply.quiz.id, questions } }
    }
  }
}
