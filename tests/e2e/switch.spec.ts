import { expect, type Page } from '@playwright/test'
import { randomFrom } from '../../server/sample/seededRandom.ts'
import { keysIn, type Key } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { field, halfType, openPlans } from './support/controls.ts'
import { finish } from './support/ending.ts'
import { wholeOrder } from '../support/aSale.ts'
import { newcomer, person } from '../support/person.ts'
import { storedLead } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answerAll, leadId, openKeys, start, toOtherVoice, voiceHere, voiceOf, type Voice } from './support/visitor.ts'

/** How often the voice changes at each screen before its answer. */
type Pattern = { from: Voice; switches: number[] }

const patterns: Record<string, (seed: string) => Pattern> = {
  'at every screen': () => ({ from: voiceHere(), switches: Array<number>(20).fill(1) }),
  'by chance': byChance,
}

/** Without the consent to promotions, which the conversation sends with the e-mail. */
const everyQuestion = wholeOrder.flatMap(keysIn).filter((key) => key !== 'acceptPromotions')

for (const [name, pattern] of Object.entries(patterns)) {
  test(
    `a voice changed ${name}: no draft is lost, nothing is asked twice, the order is the same`,
    name === 'by chance' ? {} : long,
    async ({ page }, { project }) => {
      const { from, switches } = pattern(project.name)
      const words: Raw = { ...newcomer(), directDebit: 'sim', schedule: await aFreeVisit(page, person.cep) }
      await page.goto(start[from])
      // Without scripts, the other voice is a separate page that does not know this one's state
      await page.waitForLoadState('networkidle')
      const answered = new Set<Key>()
      const screens = switches.values()
      await answerAll(page, words, async (keys) => {
        await changeVoice(page, words, keys, screens.next().value ?? 0)
        for (const key of await openKeys(page)) {
          // A private answer is not written back into its field
          if (answered.has(key) && !questions[key].private) await expect(field(page, key)).toHaveValue(words[key] ?? '')
          answered.add(key)
        }
      })
      expect([...answered].filter((key) => key !== 'acceptPromotions')).toEqual(everyQuestion)
      await changeVoice(page, words, [], 1)
      await finish(page)
      const changed = await storedLead(await leadId(page))
      const { lead } = await begin(page, words, from, { finish: true })
      expect(changed).toEqual(await storedLead(lead))
    },
  )
}

test('a switched streaming and ticked visits go along to the other voice and back', long, async ({ page }) => {
  await takeUp(page, await begin(page, until('plan', person), voiceHere()))
  const card = page.getByRole('region', { name: /^500/ }).or(page.getByRole('article', { name: /^500/ }))
  const streaming = card.getByRole('switch', { name: 'HBO Max' })
  await openPlans(page)
  await streaming.check()
  for (let time = 0; time < 2; time++) {
    await otherVoice(page)
    await expect(streaming).toBeChecked()
  }
  await takeUp(page, await begin(page, until('schedule', person), voiceHere()))
  const visits = page.locator('[name=schedule-slot]:enabled')
  await visits.nth(1).check()
  await visits.nth(0).check()
  const schedule = page.locator('main [type=hidden][name=schedule]')
  const chosen = await schedule.inputValue()
  expect(chosen.split(';')).toHaveLength(2)
  for (let time = 0; time < 2; time++) {
    await otherVoice(page)
    await expect(schedule).toHaveValue(chosen)
  }
})

function byChance(seed: string): Pattern {
  const random = randomFrom(seed)
  return { from: random.pick(['chat', 'pages']), switches: Array.from({ length: 20 }, () => random.below(3)) }
}

/** Goes to the other voice and back, several times, with a half-typed answer. */
async function changeVoice(page: Page, words: Raw, [key]: Key[], times: number) {
  for (let time = 0; time < times; time++) {
    const draft = key && isKept(key) ? await halfType(page, key, words[key] ?? '') : null
    await otherVoice(page)
    if (key && draft) await expect(field(page, key)).toHaveValue(draft)
  }
}

async function otherVoice(page: Page) {
  const from = voiceOf(page)
  await toOtherVoice(page).click()
  await page.waitForURL(() => voiceOf(page) !== from)
  await openKeys(page)
}

const isKept = (key: Key) => questions[key].input.kind === 'text' && !questions[key].private
