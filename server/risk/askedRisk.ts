import * as z from 'zod/mini'
import { faultOf, type Log } from '../log.ts'
import { refuseFor } from '../refusal.ts'
import { askByHttp, opened, type Place, type Question } from '../outside/askByHttp.ts'
import { type Ask, makeCircuit, NoReply } from '../outside/outside.ts'
import { digest } from '../secrets/digest.ts'
import { riskRefusal } from './embedded.ts'
import type { Person, RiskDecision, RiskProvider } from './provider.ts'
import { assessment, grade } from './riskPort.ts'

type Parts = { log: Log; milliseconds?: () => number; waits?: number }

/** The provider that is a system of the operator, asked outside the transaction of a call. */
export function askedRisk(place: Place, { log, milliseconds = () => performance.now(), waits }: Parts) {
  const [there, through] = [opened(place), makeCircuit(milliseconds)]
  const asked = async (question: Question, reply: z.ZodMiniType) => {
    try {
      return await through(async () => meant(reply, await askByHttp(there, question, waits)))
    } catch (error) {
      if (!(error instanceof NoReply)) throw error
      log.fault({ id: '', call: 'risk', ...faultOf(error) })
      throw refuseFor(30, 503, 'outside.away')
    }
  }
  return (ask: Ask): RiskProvider => ({
    assess: async (person) => {
      const body = told(person)
      const key = keyOf(body)
      return decisionIn(
        await ask(key, () => asked({ path: '/assessments', body, key, again: true }, assessment), assessment),
      )
    },
    grade: async ({ reference }, given) => {
      const body = { answers: given.map(({ id, answer }) => ({ question: id, answer: answer.id })) }
      const key = keyOf({ reference, ...body })
      const path = `/quizzes/${encodeURIComponent(reference ?? '')}/answers`
      return (await ask(key, () => asked({ path, body, key, again: false }, grade), grade)).passed
    },
  })
}

function meant(reply: z.ZodMiniType, given: unknown): unknown {
  const { success, data } = z.safeParse(reply, given)
  if (!success) throw new NoReply('nonsense', false)
  return data
}

const told = ({ document, name, birthDate, motherName, phone, cep }: Person) => ({
  document,
  name,
  birth_date: birthDate,
  mothers_name: motherName,
  phone,
  cep,
})

const keyOf = (body: object) => digest(JSON.stringify(body))

function decisionIn(reply: ReturnType<typeof assessment.parse>): RiskDecision {
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
