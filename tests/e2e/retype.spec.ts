import { expect, type Locator, type Page } from '@playwright/test'
import { addressCards, customerCards } from '../../server/sample/sampleCards.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { cepText } from '../../src/content/format.ts'
import { shortName } from '../../src/content/questions/questions.ts'
import { chatTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { planTexts } from '../../src/content/texts/planTexts.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { field, openPlans } from './support/controls.ts'
import { person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { openKeys, start, voices } from './support/visitor.ts'

const unknown = cepText(addressCards.unknown.cep)
const digits = person.cep.replace(/\D/g, '')

for (const voice of voices) {
  test(
    `by ${voice}, an unknown CEP is replaced by the next text`,
    voice === 'chat' ? {} : long,
    async ({ page, expected }) => {
      expected.failures.push(/status of 404/)
      await page.goto(start[voice])
      await page.waitForLoadState('networkidle')
      const cep = await refusedCep(page)
      await page.keyboard.type(digits)
      await expect(cep).toHaveValue(cepText(digits))
      await page.keyboard.press('Enter')
      await expect.poll(() => openKeys(page)).toContain('number')
    },
  )

  test(
    `by ${voice}, it is also replaced from its end, by a hardware or a touch keyboard`,
    long,
    async ({ page, expected }) => {
      expected.failures.push(/status of 404/)
      await page.goto(start[voice])
      await page.waitForLoadState('networkidle')
      const cep = await refusedCep(page)
      await page.keyboard.press('End')
      await page.keyboard.type(digits)
      await expect(cep).toHaveValue(cepText(digits))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(addressCards.unknown.cep)
      await page.keyboard.press('End')
      for (const digit of digits) await page.keyboard.insertText(digit)
      await expect(cep).toHaveValue(cepText(digits))
    },
  )

  test(`by ${voice}, an e-mail that is no collaborator's is replaced`, long, async ({ page, expected }) => {
    expected.failures.push(/status of 422/)
    await page.goto(`/oferta-colaborador${voice === 'chat' ? '/chat' : '/checkout/email'}`)
    await page.waitForLoadState('networkidle')
    await field(page, 'email').fill('ana@gmail.com')
    await field(page, 'email').press('Enter')
    await expect(page.getByText(refusals['email.corporate']).first()).toBeVisible()
    await expect(field(page, 'email')).toBeFocused()
    await expectReason(field(page, 'email'), refusals['email.corporate'])
    await page.keyboard.type('ana@timbrasil.example')
    await expect(field(page, 'email')).toHaveValue('ana@timbrasil.example')
  })
}

/** Types an unknown CEP; the field has the focus and the reason. */
async function refusedCep(page: Page): Promise<Locator> {
  const cep = field(page, 'cep')
  await cep.click()
  await page.keyboard.type(addressCards.unknown.cep)
  await page.keyboard.press('Enter')
  await expect(page.getByText(refusals['cep.unknown']).first()).toBeVisible()
  await expect(cep).toBeFocused()
  await expect(cep).toHaveValue(unknown)
  await expectReason(cep, refusals['cep.unknown'])
  return cep
}

async function expectReason(control: Locator, words: string) {
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(new RegExp(words.slice(0, 20)))
}

test(
  'in a conversation the focus stays in the field when the plans appear, and returns to them in view',
  long,
  async ({ page }) => {
    await takeUp(page, await begin(page, until('complement', person), 'chat'))
    await page.getByRole('button', { name: 'Sem complemento' }).click()
    await expect(page.locator('#agora')).toHaveText(/Estes chegam/)
    await expect(page.locator('#resposta')).toBeFocused()
    await expect(page.locator('#agora')).toBeInViewport()
    await expect(page.locator('[name=plan] button').first()).toBeVisible()
    for (let back = 0; back < 9 && (await page.locator('[name=plan] :focus').count()) === 0; back++)
      await page.keyboard.press('Shift+Tab')
    await expect(page.locator('[name=plan] :focus')).toBeInViewport()
  },
)

test(
  'a renewal in conversation keeps the focus in view, from the CPF to its review and back',
  long,
  async ({ page }) => {
    await page.goto('/chat/refidelizacao')
    await page.waitForLoadState('networkidle')
    await field(page, 'document').click()
    await page.keyboard.type(customerCards.renewal.cpf)
    await page.keyboard.press('Enter')
    await expectFocus(page, /Estas ofertas são suas/)
    await page.keyboard.press('Tab')
    await expect(page.locator('[name=offer] :focus')).toBeInViewport()
    await openPlans(page)
    await page
      .getByRole('button', { name: new RegExp(`^${planTexts.take}`) })
      .first()
      .click()
    await expectFocus(page, new RegExp(chatTexts.review.replace('?', '.')))
    await page
      .getByRole('link', { name: `${chatTexts.edit} ${shortName('offer')}` })
      .first()
      .click()
    await expect(page.locator('[data-changing] :focus')).toBeInViewport()
    await page
      .locator('[data-changing]')
      .getByRole('button', { name: new RegExp(`^${planTexts.keep}`) })
      .click()
    await expectFocus(page, new RegExp(chatTexts.review.replace('?', '.')))
  },
)

async function expectFocus(page: Page, words: RegExp) {
  const focused = page.locator('main :focus')
  await expect(focused).toHaveText(words)
  await expect(focused).toBeInViewport()
}
