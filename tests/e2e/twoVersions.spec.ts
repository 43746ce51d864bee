import { expect, type Page } from '@playwright/test'
import { answerConflictTexts as texts } from '../../src/content/texts/otherDevice/answerConflictTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { begin, takeUpAndRead, until } from './support/begun.ts'
import { person } from '../support/person.ts'
import { storedLead } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { answer, answerAll, voiceHere } from './support/visitor.ts'
import { wireOf } from './support/wire.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: texts.title })
const there = { email: 'bia@provedor.com.br', mask: 'b•••@provedor.com.br' }

test.beforeEach(({ expected }) => {
  expected.failures.push(/status of 412/)
})

/** An order whose e-mail another window answers while it is typed here. */
async function answeredTwice(page: Page): Promise<string> {
  const begun = await begin(page, until('email', person), voiceHere())
  await takeUpAndRead(page, begun)
  await wireOf(page)(
    'saveStep',
    { params: { idLead: begun.lead, step: 'email' }, body: { email: there.email, accept_promotions: false } },
    { idempotencyKey: 'of-another-window-1' },
  )
  await answerAll(page, until('birthDate', person))
  await expect(dialog(page)).toBeVisible()
  return begun.lead
}

const emailOf = async (lead: string) => (await storedLead(lead))?.email

test('an answer given in two windows is asked about, and this window’s one stays', async ({ page }) => {
  const lead = await answeredTwice(page)
  await expect(dialog(page)).toContainText(there.mask)
  await expect(dialog(page)).toContainText(person.email)
  await expectUsable(page)
  expect(await emailOf(lead)).toBe(there.email)
  await dialog(page).getByRole('button', { name: texts.keepHere }).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => emailOf(lead)).toBe(person.email)
})

test(
  'an answer given in two windows is asked about, and the other window’s one stays and is shown',
  long,
  async ({ page }) => {
    const lead = await answeredTwice(page)
    await dialog(page).getByRole('button', { name: texts.keepThere }).click()
    await expect(dialog(page)).toBeHidden()
    await expect
      .poll(() => page.evaluate((mask) => localStorage.getItem('order-1')?.includes(mask), there.mask))
      .toBe(true)
    await answer(page, person, ['birthDate'])
    await expect.poll(async () => (await storedLead(lead))?.birth_date).toBeTruthy()
    expect(await emailOf(lead)).toBe(there.email)
  },
)

test('a postponed choice between two windows is asked for again with the next answer', long, async ({ page }) => {
  const lead = await answeredTwice(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await answer(page, person, ['birthDate'])
  await expect(dialog(page)).toBeVisible()
  expect(await emailOf(lead)).toBe(there.email)
})
