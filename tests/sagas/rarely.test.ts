import { expect, it, vi } from 'vitest'
import { callErrors } from '../../src/api/contract/callErrors.ts'
import { fakeApi, fakePorts } from '../support/fakeApi.ts'
import { soon } from '../support/soon.ts'

it('what is asked for before its code could come is said to wait, and done when the line is back', async () => {
  vi.resetModules()
  vi.doMock('../../src/sagas/rare.ts', () => { throw new Error('no line') })
  const [{ orderStore }, { callAsked, lineBack }] = await Promise.all([import('../../src/app/store.ts'), import('../../src/funnel/asked.ts')])
  const { api, sent } = fakeApi()
  const { store, run } = orderStore(null)
  run(fakePorts(api).ports)
  store.dispatch(callAsked({ phone: '16991234567' }))
  await soon(() => expect(store.getState().funnel.held).toBe(callErrors.network))
  expect(sent).toEqual([])
  vi.doUnmock('../../src/sagas/rare.ts')
  store.dispatch(lineBack())
  await soon(() => expect([sent.map(({ name }) => name), store.getState().funnel.held]).toEqual([['requestCall'], null]))
})
