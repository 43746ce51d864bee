import { expect, type Page } from '@playwright/test'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { noOfferReasons } from '../../src/content/texts/order/checkoutTexts.ts'
import { cepText } from '../../src/content/format.ts'
import { coverageNoticeTexts } from '../../src/content/texts/order/coverageNoticeTexts.ts'
import { begin, forget, takeUp, until } from './support/begun.ts'
import { changeInPlace } from './support/byChat.ts'
import { person } from '../support/person.ts'
import { storedLead } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { answerAll, expectAt, leadId, moved, openKeys, start, voiceHere, type Voice } from './support/visitor.ts'

const { notCovered, noFreePort, neighbour, onlyCep, unknown } = addressCards

test('no coverage, a contact given and withdrawn: the same by chat and by pages', long, async ({ page }) => {
  const byPages = await contactLeft(page, 'pages')
  expect(await contactLeft(page, 'chat')).toEqual(byPages)
  expect(byPages).toMatchObject({
    kind: 'no-coverage',
    cep: notCovered.cep,
    name: 'Ana Souza',
    phone: '16991234567',
    email: 'ana@provedor.com.br',
  })
})

async function contactLeft(page: Page, voice: Voice) {
  await forget(page)
  await page.goto(start[voice])
  const wish = { chat: ['notice', 'name', 'phone', 'email'], pages: ['name', 'phone', 'email'] }[voice]
  expect((await answerAll(page, { ...person, cep: cepText(notCovered.cep) })).slice(3).toSorted()).toEqual(
    wish.toSorted(),
  )
  await expectAt(page, 'oferta-indisponivel')
  await expect(page.getByRole('heading', { name: coverageNoticeTexts.agreed('Ana') })).toBeVisible()
  const id = await leadId(page)
  await expect.poll(async () => (await storedLead(id))?.phone).toBeTruthy()
  const lead = await storedLead(id)
  await page.getByRole('button', { name: coverageNoticeTexts.refuse }).click()
  await expect.poll(() => openKeys(page)).toContain(wish[0])
  expect(await storedLead(id)).toBe(null)
  return lead
}

test('an unknown CEP is asked again, with the reason', long, async ({ page, expected }) => {
  expected.failures.push(/status of 404/)
  await page.goto(start[voiceHere()])
  await page.locator('main [name=cep]').fill(cepText(unknown.cep))
  await page.locator('main [name=cep]').press('Enter')
  await expect(page.getByText(refusals['cep.unknown']).first()).toBeVisible()
  await expect(page.locator('main [name=cep]')).toHaveValue(cepText(unknown.cep))
  expect(await answerAll(page, { cep: person.cep })).toEqual(['cep'])
})

test('without a free port the reason is shown, even if the neighbour has one', long, async ({ page }) => {
  const voice = voiceHere()
  const words = { cep: cepText(noFreePort.cep), number: noFreePort.number, complement: 'sem complemento' }
  await takeUp(page, await begin(page, words, voice))
  await expectAt(page, 'oferta-indisponivel')
  const { title, asked = '', why = '' } = noOfferReasons['no-free-port']
  await expect(page.getByText(title).first()).toBeVisible()
  if (voice === 'chat') await page.getByText(asked).click()
  await expect(page.getByText(asked)).toBeVisible()
  await expect(page.getByText(why)).toBeVisible()
  await page.goto(voice === 'chat' ? '/chat/numero' : '/checkout/nr-imovel')
  if (voice === 'chat') await moved(page, () => changeInPlace(page, 'number', neighbour.number))
  expect((await answerAll(page, { ...words, number: neighbour.number, plan: person.plan })).at(-1)).toBe('plan')
})

test('the only CEP of a city asks only for the street and the neighbourhood', long, async ({ page }) => {
  const words = until('name', { ...person, cep: cepText(onlyCep.cep), number: onlyCep.number, plan: 'd500a' })
  await page.goto(start[voiceHere()])
  expect((await answerAll(page, words)).toSorted()).toEqual([
    'cep',
    'complement',
    'neighborhood',
    'number',
    'plan',
    'street',
  ])
})
