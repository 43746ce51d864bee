import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { preload } from '../../src/browser/lazy.ts'
import { chooseCookies } from '../../src/tracking/chooseCookies.ts'
import { keepPainting } from './keepPainting.ts'
import { standInForWindow } from './window.ts'
import { standInForDialogs, standInForPopovers } from './dialog.ts'

/** A busy machine may show a page late. The live region is ignored, because it repeats the page. */
configure({ asyncUtilTimeout: 10_000, defaultIgnore: 'script, style, output.sr, output.sr *' })

/** Loads all lazy code first, so that no test ends while it is loading. */
beforeAll(() =>
  Promise.all([
    preload().then(preload),
    import('../../src/ui/fields/FieldMask.tsx'),
    import('../../src/app/site/landingApi.ts'),
    import('../../src/api/client.ts'),
  ]),
)
beforeAll(keepPainting)
beforeAll(standInForWindow)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
/** Hides the notice of cookies, except in its own tests. */
beforeEach(() => chooseCookies('denied'))
beforeEach(standInForDialogs)
beforeEach(() => void standInForPopovers())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
