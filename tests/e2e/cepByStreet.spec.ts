import { expect } from '@playwright/test'
import { addressCards as at } from '../../server/sample/sampleCards.ts'
import { cepSearchTexts as texts } from '../../src/content/texts/order/cepSearchTexts.ts'
import { inputTexts } from '../../src/content/texts/order/inputTexts.ts'
import { cepText } from '../../src/content/format.ts'
import { expectUsable } from './support/accessible.ts'
import { untilUnderstood } from './support/known.ts'
import { long, test } from './support/strictPage.ts'

test.use({ viewport: { width: 320, height: 640 } })

const covered = texts.row({
  cep: at.covered.cep,
  address: 'Rua das Palmeiras',
  neighborhood: 'Centro',
  city: 'Ribeirão Preto',
  UF: 'SP',
})

test('a CEP is found by street and city on a narrow page, and written into its field', long, async ({ page }) => {
  await page.goto('/checkout/cep')
  await page.getByRole('link', { name: inputTexts.unknownCep }).click()
  const dialog = page.getByRole('dialog', { name: texts.title })
  await dialog.getByRole('textbox', { name: texts.street }).fill('r palmeiras')
  await dialog.getByRole('textbox', { name: texts.city }).fill('ribeirao preto')
  await page.keyboard.press('Enter')
  const found = dialog.getByRole('button', { name: covered })
  await expect(found).toBeVisible()
  await expectUsable(page)
  await found.click()
  const field = page.getByRole('textbox', { name: 'CEP da instalação' })
  await expect(field).toHaveValue(cepText(at.covered.cep))
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/numero|nr-imovel/)
})

test('it is found by words on a narrow phone, and chosen by a tap', long, async ({ page }) => {
  await page.goto('/chat')
  await untilUnderstood(page)
  await page.locator('#resposta').fill('não sei meu cep, moro na rua das palmeiras em ribeirão preto')
  await page.keyboard.press('Enter')
  const found = page.getByRole('button', { name: covered })
  await expect(found).toBeVisible()
  await expectUsable(page)
  await found.click()
  await expect(page.getByRole('heading', { name: /Qual é o número\?/ })).toBeVisible()
})
