import { expect, it } from 'vitest'
import { limitsOf } from '../../server/http/limits/hourlyLimits.ts'

const most = { value: { most: 3 }, address: 10, neighbourhood: 40, freeInAll: 400 }

it('counts survive an upgrade, because their names stay', () => {
  expect(limitsOf('code wrong', most, '203.0.113.7', ['a', 'b'])).toEqual([
    { name: 'code wrong|value|a', most: 3 },
    { name: 'code wrong|value|b', most: 3 },
    { name: 'code wrong|address|203.0.113.7', most: 10 },
    { name: 'code wrong|neighbourhood|203.0.113', most: 40 },
    { name: 'code wrong|all', most: Infinity, near: 400 },
  ])
  expect(limitsOf('call', { address: 1, neighbourhood: 4 }, '203.0.113.7').map(({ name }) => name)).toEqual([
    'call|address|203.0.113.7',
    'call|neighbourhood|203.0.113',
  ])
})
