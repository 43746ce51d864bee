import { expect, it } from 'vitest'
import { columnNames, columns } from '../../server/leads/columns/columns.ts'
import { sold } from '../../server/operator/feedContract.ts'

it('an order is sent with its answers, and with other columns only if they are named', () => {
  const sent = Object.keys(sold.shape)
  const [others, answers] = [true, false].map((isOther) =>
    columnNames.filter((name) => (columns[name].from === null) === isOther),
  )
  expect(answers?.filter((name) => !sent.includes(name))).toEqual(['document_hash', 'plan_id', 'plan', 'device_info'])
  expect(others?.filter((name) => sent.includes(name))).toEqual([
    'address',
    'infra',
    'addon',
    'bonus_plan_id',
    'accept_information',
    'tracking',
  ])
})
