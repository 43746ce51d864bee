import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { dataCopyTexts } from '../../src/content/texts/ownData/dataCopyTexts.ts'
import { eraseTexts } from '../../src/content/texts/ownData/eraseTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { begin, until } from './support/begun.ts'
import { openOwnData } from './support/controls.ts'
import { person } from '../support/person.ts'
import { storedLead } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { expectAt, voiceHere } from './support/visitor.ts'

test('an unplaced order is erased here and on the server, and the visitor starts again', async ({ page, expected }) => {
  for (const at of ['/checkout/carrinho', null]) {
    const begun = await begin(page, until('birthDate', person), voiceHere())
    expect(await storedLead(begun.lead)).toMatchObject({ name: person.name })
    await page.goto(at ?? begun.at)
    await openOwnData(page)
    await page.getByRole('button', { name: eraseTexts.open }).locator('visible=true').click()
    await expectUsable(page)
    await expectAtEveryWidth(page)
    expected.failures.push(/ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: eraseTexts.yes }).click()
    const again = page.getByRole('dialog').getByRole('button', { name: eraseTexts.failed })
    await again.waitFor()
    expect(await storedLead(begun.lead)).not.toBeNull()
    await page.context().setOffline(false)
    await again.click()
    await expectAt(page, 'cep')
    await expect(page.getByText(eraseTexts.done.erased)).toBeVisible()
    expect(await storedLead(begun.lead)).toBeNull()
    await expect
      .poll(() => page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))
      .not.toMatch(/Ana|Souza|provedor|99123|14010|Palmeiras/)
  }
})

test('all stored data of a visitor can be downloaded', long, async ({ page }) => {
  const begun = await begin(page, until('birthDate', person), voiceHere())
  await page.goto(begun.at)
  await openOwnData(page)
  await page.getByRole('button', { name: dataCopyTexts.open }).locator('visible=true').click()
  const dialog = page.getByRole('dialog', { name: dataCopyTexts.title })
  await dialog.getByRole('button', { name: dataCopyTexts.make }).waitFor()
  await expectUsable(page)
  await dialog.getByRole('button', { name: dataCopyTexts.make }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: dataCopyTexts.save }).click(),
  ])
  expect(download.suggestedFilename()).toBe(dataCopyTexts.file)
  const { noSistema } = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(noSistema).toMatchObject([{ lead: { id: begun.lead }, told: { name: person.name, email: person.email } }])
  await dialog.getByRole('button', { name: dataCopyTexts.close }).click()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('noSistema')
})

/** An open dialog stays visible when its button is not, as on a tablet that is turned. */
async function expectAtEveryWidth(page: Page) {
  const size = page.viewportSize()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('dialog', { name: eraseTexts.title })).toBeVisible()
  }
  if (size) await page.setViewportSize(size)
}
