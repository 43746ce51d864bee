import { expect } from '@playwright/test'
import { refusals } from '../../src/api/contract/errors/refusals.ts'
import { sayInChat } from './support/byChat.ts'
import { fillPage } from './support/byPages.ts'
import { finish } from './support/ending.ts'
import { person as somebody } from './support/person.ts'
import { test } from './support/strictPage.ts'
import { aFreeVisit } from './support/visits.ts'
import { answerAll, start, voiceHere } from './support/visitor.ts'

const { notice: _, ...person } = somebody
const year = 365 * 86_400_000
const bornAgo = (years: number) => `15/03/${new Date().getFullYear() - years}`

for (const years of [-10, 10]) {
  test(`a visitor whose clock is wrong by ${years} years orders as others do`, async ({ page }) => {
    await page.addInitScript((wrongBy) => {
      const { now } = Date
      Date.now = () => now() + wrongBy
      globalThis.Date = new Proxy(Date, {
        construct: (Right, given: [] | [number]) =>
          given.length === 0 ? new Right(Date.now()) : Reflect.construct(Right, given),
      })
    }, years * year)
    await page.goto(start[voiceHere()])
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(new Date(Date.now() + years * year).getFullYear())
    const { birthDate: _date, ...beforeBirth } = person
    const words = { ...beforeBirth, schedule: await aFreeVisit(page, person.cep) }
    await answerAll(page, words)
    // A minor today, who is none by a device ten years ahead, and somebody who is one by a device ten years behind
    await (voiceHere() === 'chat' ? sayInChat : fillPage)(page, { birthDate: bornAgo(12) }, ['birthDate'])
    await expect(page.getByText(refusals['date.minor']).first()).toBeVisible()
    await answerAll(page, { ...words, birthDate: bornAgo(20) })
    await expect(page).toHaveURL(/confirmacao/)
    expect(await finish(page)).toMatch(/\d{4}/)
  })
}
