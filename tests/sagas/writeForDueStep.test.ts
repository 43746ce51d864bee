import { expect, it } from 'vitest'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import type { CallName } from '../../src/api/contract/calls.ts'
import type { DueStep } from '../../src/api/contract/lead/stepOrder.ts'
import type { FlowName } from '../../src/content/flows/flow.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { aSale, orderUntil } from '../support/aSale.ts'
import type { Sent } from '../support/fakeApi.ts'

/** Refuses the first save of a step, because another one is due. */
const wanting = (due: DueStep, at: string) => {
  let version = 0
  return (_: object, sent: Sent[]) => {
    const before = sent.filter((each) => stepOf(each) === at).length
    if (before === 1 && stepOf(sent.at(-1)) === at)
      throw new ApiError('refused', 'Falta', 409, { error: 'Falta', code: 'step.due', id: '1', due })
    return { success: true, version: ++version }
  }
}

const customer: Raw[] = [
  { document: '529.982.247-25' },
  { offer: 'd600gl' },
  { cep: '14010-100' },
  { number: '35', complement: 'sem complemento' },
]
const street = 'saveMigrationAddress cep'
const door = 'saveMigrationAddress number'

const cases: [FlowName, DueStep, string, CallName, Raw[], string[]][] = [
  [
    'migration',
    'plan',
    street,
    'saveMigrationAddress',
    customer,
    ['chooseMigrationPlan', street, 'chooseMigrationPlan', street, door],
  ],
  ['migration', 'cep', door, 'saveMigrationAddress', customer, ['chooseMigrationPlan', street, door, street, door]],
  [
    'order',
    'cep',
    'saveStep name',
    'saveStep',
    orderUntil('phone'),
    ['createLead', 'saveStep name', 'createLead', 'saveStep name'],
  ],
]

it.each(cases)('in %s a lost %s is sent again before %s, without asking again', async (...row) => {
  const [flow, due, at, call, words, order] = row
  const sale = aSale({ [call]: wanting(due, at) }, { place: { voice: 'pages', flow } })
  await sale.sayAll(words)
  expect(sale.sent.map(stepOf).filter((step) => order.includes(step))).toEqual(order)
  expect(sale.funnel().refused).toEqual({})
  sale.stop()
})

/** The call, with the step that it saves. */
function stepOf(sent: Sent | undefined): string {
  const { params } = { params: {}, ...sent?.input }
  return [sent?.name, 'step' in params ? params.step : ''].filter(Boolean).join(' ')
}
