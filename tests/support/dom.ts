import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { preload } from '../../src/browser/lazy.ts'
import { keepPainting } from './keepPainting.ts'
import { standInForDialogs, standInForPopovers } from './dialog.ts'

/** A page that comes late on a busy machine is no fault of it. */
configure({ asyncUtilTimeout: 10_000 })

/** What the product fetches as it needs it is here from the start: a test that ends would leave it on its way. */
beforeAll(() =>
  Promise.all([
    preload(),
    import('../../src/ui/fields/FieldMask.tsx'),
    import('../../src/app/site/landingApi.ts'),
    import('../../src/api/client.ts'),
  ]),
)
beforeAll(keepPainting)
beforeEach(standInForDialogs)
beforeEach(() => void standInForPopovers())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
