import { expect, it } from 'vitest'
import { limitsOf } from '../../server/http/limits/hourlyLimits.ts'

const limits = { value: { max: 3 }, address: 10, neighbourhood: 40, freeInAll: 400 }

it('what was counted before an upgrade counts after it, for its names stay', () => {
  expect(limitsOf('code wrong', limits, '203.0.113.7', ['a', 'b'])).toEqual([
    { name: 'code wrong|value|a', max: 3 },
    { name: 'code wrong|value|b', max: 3 },
    { name: 'code wrong|address|203.0.113.7', max: 10 },
    { name: 'code wrong|neighbourhood|203.0.113', max: 40 },
    { name: 'code wrong|all', max: Infinity, workFrom: 400 },
  ])
  expect(limitsOf('call', { address: 1, neighbourhood: 4 }, '203.0.113.7').map(({ name }) => name)).toEqual([
    'call|address|203.0.113.7',
    'call|neighbourhood|203.0.113',
  ])
})
