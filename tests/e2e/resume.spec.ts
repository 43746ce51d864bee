import { expect, type Browser, type Page } from '@playwright/test'
import { continueOnOtherDeviceTexts } from '../../src/content/texts/otherDevice/continueOnOtherDeviceTexts.ts'
import { resumeTexts } from '../../src/content/texts/otherDevice/resumeTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { begin, until } from './support/begun.ts'
import { person } from '../support/person.ts'
import { storedLead } from './support/storedLead.ts'
import { test } from './support/strictPage.ts'
import { answer, leadId, openKeys, voiceHere } from './support/visitor.ts'

test('an order continues on another device by a link, once, for the right answer', async ({
  page,
  browser,
  expected,
}) => {
  // The first device overwrites what the other one saved meanwhile, and shows so
  expected.failures.push(/status of 412/)
  const begun = await begin(page, until('motherName', person), voiceHere())
  await page.goto(begun.at)
  const link = await linkOf(page)
  const other = await anotherDevice(browser)
  await other.goto(link)
  const answerField = other.getByLabel(resumeTexts.challenge.birthDate.label)
  await answerField.waitFor()
  expect(new URL(other.url()).hash).toBe('')
  expect(await other.content()).not.toMatch(/Ana|Souza|provedor|99123-?4567|14010-?100|Palmeiras/)
  await expectUsable(other)
  await answerField.fill('01/01/1990')
  await answerField.press('Enter')
  await expect(other.getByText(resumeTexts.refused)).toBeVisible()
  await answerField.fill(person.birthDate)
  await other.getByRole('checkbox', { name: resumeTexts.before.keep }).check()
  await other.getByRole('button', { name: resumeTexts[voiceHere()] }).click()
  await expect.poll(() => openKeys(other)).toEqual(['motherName'])
  await answer(other, person, ['motherName'])
  expect(await leadId(other)).toBe(begun.lead)
  await expect.poll(async () => (await storedLead(begun.lead))?.mothers_name).toBe(person.motherName)
  await answer(page, person, ['motherName'])
  expect(await leadId(page)).toBe(begun.lead)
  await other.goto('about:blank')
  await other.goto(link)
  await expect(other.getByRole('heading', { name: resumeTexts.gone.title })).toBeVisible()
  await other.context().close()
})

/** Gets the link to another device: by words in the conversation, by a button in pages. */
async function linkOf(page: Page): Promise<string> {
  if (voiceHere() === 'chat') {
    // The reading of free words loads after the first question
    await page.waitForLoadState('networkidle')
    await page.locator('#resposta').fill('quero continuar no computador')
    await page.locator('#resposta').press('Enter')
  } else await page.getByRole('button', { name: continueOnOtherDeviceTexts.open }).locator('visible=true').click()
  const dialog = page.getByRole('dialog', { name: continueOnOtherDeviceTexts.title })
  await dialog.getByRole('button', { name: continueOnOtherDeviceTexts.make }).click()
  const link = await dialog.getByLabel(continueOnOtherDeviceTexts.link).inputValue()
  await expectUsable(page)
  await dialog.getByRole('button', { name: continueOnOtherDeviceTexts.close }).click()
  return link
}

async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  return context.newPage()
}
