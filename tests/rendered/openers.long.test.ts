import { expect, test } from 'vitest'
import { streamingPageTexts } from '../../src/content/streamingPages.ts'
import { commonTexts } from '../../src/content/texts/commonTexts.ts'
import { landingTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { footerTexts } from '../../src/content/texts/site/footerTexts.ts'
import { documentTexts } from '../../src/content/texts/site/regulationTexts.ts'
import { prerendered } from '../support/prerendered.ts'

const { zoom } = footerTexts
/** Buttons that open nothing, or that the browser itself handles. */
const harmless: readonly string[] = [
  commonTexts.theme,
  landingTexts.menu,
  zoom.lessLabel,
  zoom.moreLabel,
  documentTexts.print,
]

test('everything that opens on a prerendered page is a link, so that it works without scripts', async () => {
  const pages = (await prerendered()).filter(({ html }) => html.includes('<footer'))
  const buttons = pages.flatMap(({ path, html }) => deadButtons(html).map((name) => [path, name]))
  expect(pages.length).toBeGreaterThan(30)
  expect(buttons).toEqual([])
})

/** Buttons of no form that neither move a row nor choose in place. */
function deadButtons(html: string): string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  return [...page.querySelectorAll('button:not([type=submit], [role], [aria-disabled])')]
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
    .filter((name) => !harmless.includes(name) && !name.startsWith(streamingPageTexts.playing.pause))
}
