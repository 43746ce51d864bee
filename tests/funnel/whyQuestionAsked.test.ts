import { expect, it } from 'vitest'
import type { FlowName } from '../../src/content/flows/flow.ts'
import { flows } from '../../src/content/flows/flows.ts'
import { coverageNoticeTexts } from '../../src/content/texts/order/coverageNoticeTexts.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { whyQuestionAsked } from '../../src/funnel/views/whyQuestionAsked.ts'
import { aCoverage, aPlan } from '../support/aPlan.ts'
import { aFunnel, answeredUpTo, aStreet, fullAnswers } from '../support/aFunnel.ts'

const nowhere = { street: aStreet(), coverage: aCoverage({ plans: [], infra: null, reason: 'no-network' }) }
const someOffers = { plans: [aPlan()], request: '', baseUser: '', hasEmail: false, hasPhone: false }
const unreached = aFunnel({ cep: '14010200', number: '35', complement: '', notice: true }, nowhere)

it('an e-mail is needed for the contract, or without an offer only for the notice', () => {
  expect([whyQuestionAsked('email', answeredUpTo('email')), whyQuestionAsked('email', unreached)]).toEqual([
    questions.email.why,
    coverageNoticeTexts.privacy,
  ])
})

it('the offer of a notice has its own reason', () => {
  expect(whyQuestionAsked('notice', unreached)).toBe(questions.notice.why)
})

it.each([
  ['renewal', 'document'],
  ['mobile', 'phone'],
  ['collaborator', 'email'],
] as const satisfies [FlowName, keyof typeof questions][])(
  'a %s has its own reason for its first question',
  (flow, key) => {
    expect(whyQuestionAsked(key, { ...aFunnel(), flow })).toBe(flows[flow].screens[0]?.lead)
    expect(whyQuestionAsked(key, { ...aFunnel({ [key]: fullAnswers[key] }, { offers: someOffers }), flow })).toBe(
      flows[flow].screens[0]?.lead,
    )
  },
)
