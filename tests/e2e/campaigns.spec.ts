import { expect } from '@playwright/test'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { complete } from './support/begun.ts'
import { orderNumber } from './support/ending.ts'
import { newcomer, person } from '../support/person.ts'
import { cameBy } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answer, answerAll, leadId, openKeys, start, voiceHere } from './support/visitor.ts'

/** One campaign of each kind with a plain order, and one of its plans. Other kinds have their flows. */
const cases = [
  [
    '',
    'd600b',
    [
      'd500a',
      'd500b',
      'd600a',
      'd600b',
      'd600c',
      'd600gl',
      'd700a',
      'd700b',
      'd1000a',
      'd1000b',
      'd1000c',
      'd1000d',
      'd2000b',
    ],
  ],
  ['', 'd600wb', null],
  ['livelo', 'd600a', ['d500a', 'd600a', 'd1000a', 'd2000b']],
  ['b/r', 'd600br', ['d500br', 'd600br', 'd1000c', 'd2000b', 'd600sp']],
  ['globoplay', 'd600gl', null],
  ['black-friday', 'd600b', null],
] as const

for (const [prefix, plan, list] of cases) {
  test(
    `an order of the campaign "${prefix}" for ${plan} is placed below it, and its lead says where it came from`,
    long,
    async ({ page }) => {
      const campaign = campaignOf(prefix)
      const root = prefix && `/${prefix}`
      const words: Raw = { ...newcomer(), plan, schedule: await aFreeVisit(page, person.cep) }
      await page.addInitScript(() => localStorage.setItem('ab-version', 'B'))
      await page.goto(`${root}/?utm_source=mail&utm_medium=&gclid=g-1&sb=`)
      const offered = page.waitForResponse(/cep\/coverage/)
      await page.goto(`${root}${start[voiceHere()]}?s=${plan}`)
      await answerAll(page, { cep: person.cep, number: person.number, complement: person.complement })
      const { plans }: { plans: { sku: string }[] } = await (await offered).json()
      expect(plans.map(({ sku }) => sku)).toEqual(list ?? expect.arrayContaining([plan]))
      expect(await openKeys(page)).toEqual(['name'])
      await answer(page, words, ['name'])
      expect(new URL(page.url()).search).toBe(`?s=${plan}`)
      const lead = await leadId(page)
      await expect.poll(async () => (await cameBy(lead)).plan).toBe(`plan-${plan}`)
      const { at } = await complete(page, words, voiceHere())
      await page.goto(root + at)
      expect(await orderNumber(page)).toMatch(/^\d{6,}$/)
      const { tracking, ...came } = await cameBy(lead)
      expect(came).toEqual({
        addon: prefix || null,
        plan: `plan-${plan}`,
        flags: plan === 'd600wb' ? { winBack: true } : campaign.flags,
        ordered: true,
      })
      expect(tracking).toMatchObject({
        utm_source: 'mail',
        gclid: 'g-1',
        lp_origin: campaign.lpOrigin,
        ab_version: 'B',
        origin: 'localhost',
      })
      expect(tracking).not.toHaveProperty('utm_medium')
    },
  )
}
