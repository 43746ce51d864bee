import { expect, onTestFinished, it, vi } from 'vitest'
import { anew } from '../support/anew.ts'

/** A browser's database, in memory. */
function standInForDatabase() {
  const kept = new Map<string, unknown>()
  vi.doMock('idb-keyval', () => ({
    createStore: () => null,
    get: async (name: string) => kept.get(name),
    set: async (name: string, value: unknown) => void kept.set(name, value),
    update: async (name: string, changed: (before: unknown) => unknown) => void kept.set(name, changed(kept.get(name))),
  }))
  onTestFinished(() => vi.doUnmock('idb-keyval'))
}

const waiting = {
  write: {
    name: 'name',
    of: '',
    call: 'saveStep',
    input: { params: { idLead: 'lead', step: 'name' }, body: { name: 'Ana Souza' } },
  },
  options: { idempotencyKey: 'a-key', version: 3 },
} as const

it('unsaved writes are stored for the service worker until all are sent', async () => {
  standInForDatabase()
  const { keepInOutbox } = await anew(() => import('../../src/app/order/lazyPorts.ts'))
  const { read } = await import('../../src/browser/waitingRequests.ts')
  await keepInOutbox([waiting])
  expect(await read()).toMatchObject([
    {
      url: '/api/lead-v2/lead/name',
      init: {
        method: 'PATCH',
        headers: { 'idempotency-key': 'a-key', 'if-match': '"3"' },
        body: '{"name":"Ana Souza"}',
      },
    },
  ])
  await keepInOutbox([])
  expect(await read()).toEqual([])
})
