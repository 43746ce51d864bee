import { expect, it } from 'vitest'
import { faultOf, makeLog } from '../../server/monitoring/log.ts'

it('a fault is logged by its kind and place, never by its message, which may contain a visitor’s words', () => {
  let printed = ''
  const log = makeLog('info', { write: (line) => (printed += line) })
  const fault = { ...faultOf(new TypeError('Zulmira Quixote\n    at Rua das Flores, 35')), message: 'Zulmira Quixote' }
  log.fault({ id: 'an-id', call: 'saveStep', ...fault })
  expect(JSON.parse(printed)).toMatchObject({ id: 'an-id', call: 'saveStep', kind: 'TypeError' })
  expect(JSON.parse(printed)).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/))
  expect(printed.match(/\n/g)).toHaveLength(1)
  expect(fault.where[0]).toContain('tests/server/log.test.ts')
  expect(printed).not.toMatch(/Zulmira|Flores/)
})
