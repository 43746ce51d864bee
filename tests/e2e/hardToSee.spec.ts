import { expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { newcomer, person } from '../support/person.ts'
import { finish } from './support/ending.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { long, test } from './support/strictPage.ts'
import { answerAll, voices, type Voice } from './support/visitor.ts'

type Sight = { name: string; use: BrowserContextOptions; letters?: string }

const sights: Sight[] = [
  { name: 'in forced colours', use: { forcedColors: 'active' } },
  { name: 'on a phone on its side', use: { viewport: { width: 844, height: 390 } } },
  { name: 'with letters twice as large', use: { viewport: { width: 390, height: 844 } }, letters: '200%' },
  { name: 'on a phone with its keyboard up', use: { viewport: { width: 390, height: 500 } } },
]
const starts: Record<Voice, string> = { pages: '/checkout/cep', chat: '/chat' }

for (const { name, use, letters } of sights) {
  test.describe(name, () => {
    test.use(use)
    for (const voice of voices) {
      test(`${voice}: an order is placed`, long, async ({ page }) => {
        if (letters) await enlarge(page, letters)
        await page.goto(starts[voice])
        await answerAll(page, { ...newcomer(), schedule: await aFreeVisit(page, person.cep) })
        expect(await finish(page)).toMatch(/^\d{10}$/)
      })
    }
  })
}

/** Sets the letters' size, as a browser's setting does. */
const enlarge = (page: Page, letters: string) =>
  page.addInitScript((size) => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size))
  }, letters)
