import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { loadRare } from '../../src/sagas/rarely.ts'
import { loadLater } from '../../src/ui/later.tsx'
import { standInForDialogs, standInForPopovers } from './dialog.ts'

/** A page that comes late on a busy machine is no fault of it. */
configure({ asyncUtilTimeout: 10_000 })

/** What the product fetches as it needs it is here from the start: a test that ends would leave it on its way. */
beforeAll(() => Promise.all([loadLater(), loadRare(), import('../../src/ui/attachMask.ts'), import('../../src/app/homeWire.ts'), import('../../src/api/client.ts')]))
beforeEach(standInForDialogs)
beforeEach(() => void standInForPopovers())
afterEach(cleanup)
