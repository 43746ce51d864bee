import { expect } from '@playwright/test'
import { documentNames, documentPath, documents } from '../../src/api/contract/documentEditions.ts'
import { finishTexts } from '../../src/content/texts/order/finishTexts.ts'
import { footerTexts } from '../../src/content/texts/site/footerTexts.ts'
import { documentTexts, regulationTexts } from '../../src/content/texts/site/regulationTexts.ts'
import { begin, takeUp } from './support/begun.ts'
import { person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { voiceHere } from './support/visitor.ts'

test('the contract to accept opens completely, in the version in force', long, async ({ page, context }) => {
  const schedule = await aFreeVisit(page, person.cep)
  await takeUp(page, await begin(page, { ...person, directDebit: 'sim', schedule }, voiceHere()))
  for (const [{ text, to }, name] of [
    [finishTexts.contract, 'contrato'],
    [finishTexts.regulation, 'oferta'],
  ] as const) {
    const link = page.getByRole('checkbox').locator('xpath=ancestor::form').getByRole('link', { name: text })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', to)
    const opened = await context.newPage()
    await opened.goto(to)
    await expect(opened.getByRole('heading', { level: 1, name: documents[name].title })).toBeVisible()
    const [{ version, since }] = documents[name].editions
    await expect(opened.getByText(documentTexts.edition(version, since))).toBeVisible()
    await opened.close()
  }
})

test('every document is listed among the regulations, and the footer links to the policy', long, async ({ page }) => {
  await page.goto('/')
  await page.locator('footer').getByRole('link', { name: footerTexts.open.privacy }).click()
  await expect(page).toHaveURL(documentPath('privacidade'))
  await page.getByRole('link', { name: documentTexts.all }).click()
  await expect(page.getByRole('heading', { level: 1, name: regulationTexts.heading })).toBeVisible()
  for (const name of documentNames)
    await expect(page.locator('main').getByRole('link', { name: documents[name].title })).toHaveAttribute(
      'href',
      documentPath(name),
    )
})

test('a document works without scripts, and prints only its text, dark on light', long, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' })
  await page.goto(documentPath('contrato'))
  await expect(page.getByRole('heading', { level: 1, name: documents.contrato.title })).toBeVisible()
  await expect(page.getByRole('button', { name: documentTexts.print })).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const part of ['header', 'footer', 'main nav']) await expect(page.locator(part).first()).toBeHidden()
  await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(10, 17, 64)')
  await page.close()
})
