import { expect, type Page } from '@playwright/test'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { cepText } from '../../src/content/format.ts'
import { linkFailedTexts } from '../../src/content/texts/errors/linkFailedTexts.ts'
import { leadDrawerTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { begin, until } from './support/begun.ts'
import { takeFirstPlan } from './support/controls.ts'
import { person } from '../support/person.ts'
import { storedLead } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { answerAll, expectAt, leadId, openKeys, start, voiceHere } from './support/visitor.ts'

test('a consent on the home page is saved in the lead, and removed from the browser', long, async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('CEP', { exact: true }).fill(person.cep)
  await page.getByLabel('Celular com DDD').fill(person.phone)
  await page
    .getByRole('radio', { name: voiceHere() === 'chat' ? 'Contratar conversando' : 'Contratar em páginas' })
    .check({ force: true })
  await page.getByRole('button', { name: 'Consultar' }).click()
  await page.getByRole('link', { name: leadDrawerTexts.skip }).click()
  await page.waitForURL(voiceHere() === 'chat' ? /\/chat/ : /\/consultar-cobertura/)
  await expect.poll(() => openKeys(page)).toContain('number')
  await answerAll(page, {
    number: person.number,
    complement: person.complement,
    plan: person.plan,
    street: person.street,
  })
  if (voiceHere() === 'pages') await takeFirstPlan(page)
  const lead = await leadId(page)
  await expect.poll(async () => (await storedLead(lead))?.accept_information).toBe(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accepts-contact'))).toBeNull()
})

for (const [link, id] of [
  ['whose order is nowhere', 'abcdefghij0123456789AB'],
  ['that was cut off', 'abcdefg'],
] as const)
  test(`a link ${link} says so, and another order begins`, long, async ({ page, expected }) => {
    expected.failures.push(/status of 404/)
    const voice = voiceHere()
    await page.goto(`${start[voice]}?l=${id}`)
    await expect(page.getByText(linkFailedTexts.nowhere.title[voice])).toBeVisible()
    await answerAll(page, { cep: person.cep })
    await expect(page.getByText(linkFailedTexts.nowhere.title[voice])).toBeHidden()
  })

test('an order with a typed address is resumed by its link, without asking for the address again', async ({ page }) => {
  const { cep, number } = addressCards.onlyCep
  const { lead } = await begin(page, until('email', { ...person, cep: cepText(cep), number }), voiceHere())
  await losesOrder(page)
  await page.goto(`${start[voiceHere()]}?l=${lead}`)
  await expect.poll(() => openKeys(page)).toContain('email')
})

test('an address without an offer is resumed by its link', long, async ({ page }) => {
  const { cep, number } = addressCards.notCovered
  const { lead } = await begin(page, { cep: cepText(cep), number, complement: 'sem complemento' }, voiceHere())
  await losesOrder(page)
  await page.goto(`${start[voiceHere()]}?ls=${lead}`)
  await expectAt(page, 'oferta-indisponivel')
})

for (const [host, calls] of [
  ['https://api.example', true],
  ['https://other.example', false],
] as const) {
  test(
    `a browser that is pointed to the API at ${host} ${calls ? 'calls it, for the operator named it' : 'does not call it'}`,
    long,
    async ({ page, expected }) => {
      expected.failures.push(/other\.example/)
      const called: string[] = []
      const refused: string[] = []
      page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()))
      await page.route(`${host}/**`, async (route) => {
        const { origin } = new URL(page.url())
        const { pathname, host: at } = new URL(route.request().url())
        called.push(at)
        const reply = await page.request.get(origin + pathname)
        await route.fulfill({
          response: reply,
          headers: {
            ...reply.headers(),
            'access-control-allow-origin': origin,
            'access-control-allow-credentials': 'true',
          },
        })
      })
      await page.addInitScript((at) => localStorage.setItem('api-host', at), host)
      await page.goto(start[voiceHere()])
      await page.locator('main [name=cep]').fill(person.cep)
      await page.locator('main [name=cep]').press('Enter')
      await expect.poll(() => [called.length > 0, refused.length > 0]).toEqual([calls, !calls])
      await page.unrouteAll({ behavior: 'wait' })
    },
  )
}

/** A browser that loses its storage but not its cookies. */
const losesOrder = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
