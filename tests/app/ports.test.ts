import { beforeEach, expect, test, vi } from 'vitest'
import { browserPorts } from '../../src/app/ports.ts'
import { campaignOf } from '../../src/content/campaigns.ts'
import { emptyFunnel } from '../../src/funnel/slice.ts'
import { stored } from '../../src/funnel/stored.ts'
import { aFunnel } from '../support/aStory.ts'
import { aStorage } from '../support/aStorage.ts'

const id = 'abcdefghij0123456789AB'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('window', { location: { search: `?lmig=${id}`, hostname: 'site.example' } })
  vi.stubGlobal('screen', { width: 390, height: 844 })
})

const left = (kept: object | null) => {
  vi.stubGlobal('localStorage', aStorage(kept ? { 'order-1': JSON.stringify(kept) } : {}))
  return browserPorts(campaignOf('migracao-ultrafibra'), () => {}).left()
}

test('the order that a link names is taken up once, whatever way to buy the browser looked at before', () => {
  expect(left(stored(emptyFunnel))).toEqual({ lead: { id, version: 0 } })
  expect(left(null)?.lead).toBeUndefined()
})

test('an order of the browser’s own is not given up for it', () => {
  const own = stored({ ...aFunnel({ cep: '14010100' }), lead: { id: 'own', version: 2 } })
  expect(left(own)).toMatchObject({ lead: { id: 'own' }, kept: own.kept })
})
