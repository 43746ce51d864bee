import { expect, it, onTestFinished } from 'vitest'
import { isStep, optionalSteps, type Step, stepOrder } from '../../src/api/contract/lead/stepOrder.ts'
import type { Offers } from '../../src/content/flows/facts.ts'
import type { FlowName, WriteName } from '../../src/content/flows/flow.ts'
import { flowNames, flows } from '../../src/content/flows/flows.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { keysSavedWith } from '../../src/content/questions/questions.ts'
import { flowOf } from '../../src/funnel/answersAndFacts.ts'
import { writeForDueStep } from '../../src/funnel/saving/writeForDueStep.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import { keysAsked, keysOfWrite, type Ledger } from '../../src/funnel/saving/writes.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { aPlan } from '../support/aPlan.ts'

const offers: Offers = {
  plans: [aPlan({ sku: 'd600a' })],
  request: 'r',
  baseUser: 'b',
  hasEmail: false,
  hasPhone: false,
}
const facts = { ...goodFacts, offers, collaborator: { validated: true }, renta: { idLead: 'l', version: 1 } } as const
const answers = { ...fullAnswers, offer: 'd600a', code: '123456' }

/** A visitor who has answered everything except for these questions, with nothing saved. */
function aLedger(flow: FlowName, unasked: readonly Key[] = []): Ledger {
  const given = Object.entries(answers).filter(([key]) => !unasked.some((each) => each === key))
  return { ...aFunnel(Object.fromEntries(given), facts), flow, lead: { id: 'l', version: 1 } }
}

/** The writes in order of sending, if the server accepts each. */
function sent(ledger: Ledger): WriteName[] {
  const write = nextWrite(ledger)
  return write ? [write.name, ...sent({ ...ledger, saved: { ...ledger.saved, [write.name]: write.of } })] : []
}

/** Whether a step is optional and its flow has none of its questions. */
const isUnasked = (ledger: Ledger, name: WriteName) =>
  isStep(name) && optionalSteps.includes(name) && keysAsked(ledger, name).length === 0

/** Removes some questions from a flow for this test. */
function leaveOut(name: FlowName, keys: readonly Key[]): void {
  const flow = flows[name]
  const screens = flow.screens.map((screen) => ({ ...screen, asks: screen.asks.filter((key) => !keys.includes(key)) }))
  flows[name] = { ...flow, screens }
  onTestFinished(() => void (flows[name] = flow))
}

it.each(flowNames)('%s saves everything in order, and asks every question that the server needs', (flow) => {
  const ledger = aLedger(flow)
  const writes = flowOf(ledger).writes(facts)
  expect(sent(ledger)).toEqual(writes.filter((name) => !isUnasked(ledger, name)))
  expect(
    writes.filter((name) => isStep(name) && !optionalSteps.includes(name) && keysAsked(ledger, name).length === 0),
  ).toEqual([])
})

/** Without a plan there is no order. */
const steps = stepOrder.filter((step) => step !== 'plan')
const eachWithout = flowNames.flatMap((flow) => steps.map((step): [FlowName, Step] => [flow, step]))

it.each(eachWithout)('%s without questions of the step %s saves all others', (flow, step) => {
  const unasked = keysSavedWith(step)
  leaveOut(flow, unasked)
  const ledger = aLedger(flow, unasked)
  const others = flowOf(ledger)
    .writes(facts)
    .filter((name) => keysOfWrite(name).some((key) => !unasked.includes(key)) && !isUnasked(ledger, name))
  expect(sent(ledger)).toEqual(others)
  expect(writeForDueStep(ledger, step)).toBeUndefined()
})
