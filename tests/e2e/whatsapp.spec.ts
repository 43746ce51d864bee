import { expect } from '@playwright/test'
import { beforeWhatsappTexts } from '../../src/content/texts/site/beforeWhatsappTexts.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { voices } from './support/visitor.ts'

const wa = 'a[href^="https://wa.me/"]:not([data-read])'

for (const voice of voices)
  test(
    `${voice}: WhatsApp's message is shown before it opens, with the step and the protocol and no personal data`,
    voice === 'chat' ? {} : long,
    async ({ page }) => {
      const asked = { chat: until('birthDate', person), pages: { cep: '14010-200', number: '35', complement: 'não' } }
      await takeUp(page, await begin(page, asked[voice], voice))
      /** Before its code loads, the link leads to WhatsApp. */
      await page.waitForLoadState('networkidle')
      await page.locator(wa).last().click()
      const dialog = page.getByRole('dialog', { name: beforeWhatsappTexts.title })
      await expect(dialog.getByText(/Protocolo \d{3} \d{3} \d{3}\./)).toBeInViewport()
      const open = dialog.getByRole('link', { name: beforeWhatsappTexts.open })
      await expect(open).toBeInViewport()
      const message = new URL((await open.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
      expect(message).not.toMatch(/Ana|99123-?4567|529|@|14010-?100/)
      await expect(dialog.getByText(message)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.locator(wa).last()).toBeFocused()
    },
  )

test('the home page shows it too, with the plan', long, async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.locator(wa).first().click()
  const dialog = page.getByRole('dialog', { name: beforeWhatsappTexts.title })
  await expect(dialog.getByText(/Quero contratar o plano .+ da TIM Ultrafibra/)).toBeInViewport()
})
