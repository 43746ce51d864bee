import { expect, it, vi } from 'vitest'
import { callErrors } from '../../src/api/contract/callErrors.ts'

it('what is needed before its code has come waits for it', async () => {
  vi.resetModules()
  const late = await import('../../src/sagas/rarely.ts')
  const given: string[] = []
  const saga = late.rarely((rare) => (given.push(typeof rare.finish), function* () { return yield* [] }))()
  const { value } = saga.next()
  expect([given, value]).toEqual([[], expect.objectContaining({ type: 'CALL' })])
  saga.next(await late.loadRare())
  expect(given).toEqual(['function'])
})

it('without a line says so, and the next try fetches it again', async () => {
  vi.resetModules()
  vi.doMock('../../src/sagas/rare.ts', () => { throw new Error('no line') })
  const late = await import('../../src/sagas/rarely.ts')
  await expect(late.loadRare()).rejects.toMatchObject({ kind: 'network', message: callErrors.network })
  vi.doUnmock('../../src/sagas/rare.ts')
  expect(await late.loadRare()).toHaveProperty('finish')
})
