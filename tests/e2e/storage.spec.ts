import { expect } from '@playwright/test'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { until } from './support/begun.ts'
import { finish } from './support/ending.ts'
import { leadOf, troubles } from './support/noStorage.ts'
import { newcomer, person } from '../support/person.ts'
import { storedLead } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answerAll, start, toOtherVoice, voiceHere } from './support/visitor.ts'

const [first] = Object.keys(troubles)

for (const [how, trouble] of Object.entries(troubles)) {
  test(
    `with ${how} storage an order is completed in memory, across voices`,
    how === first ? {} : long,
    async ({ page }) => {
      await page.addInitScript(trouble)
      const words: Raw = { ...newcomer(), schedule: await aFreeVisit(page, person.cep) }
      const lead = leadOf(page)
      await page.goto(start[voiceHere()])
      await answerAll(page, until('birthDate', words))
      await toOtherVoice(page).click()
      await expect(toOtherVoice(page)).toBeVisible()
      await answerAll(page, words)
      expect(await finish(page)).toMatch(/^\d+$/)
      expect(await storedLead((await lead()) ?? '')).toMatchObject({
        ordered: true,
        name: person.name,
        mothers_name: person.motherName,
      })
    },
  )
}
