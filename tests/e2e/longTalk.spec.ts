import { expect } from '@playwright/test'
import { begin, takeUp, until } from './support/begun.ts'
import { questionAfter } from '../support/questionsOf.ts'
import { person } from '../support/person.ts'
import { expectUsable } from './support/accessible.ts'
import { long, test } from './support/strictPage.ts'
import { answer, openKeys } from './support/visitor.ts'

test('a talk of a thousand messages continues at its end, and shows the rest on demand', long, async ({ page }) => {
  const begun = await begin(page, until('name', person), 'chat')
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('order-1') ?? '{}')
    const asides = Array.from({ length: 500 }, (_, index) => ({
      after: 'number',
      said: `Pergunta ${index}?`,
      reply: `Resposta ${index}.`,
      kind: 'side',
    }))
    localStorage.setItem('order-1', JSON.stringify({ ...kept, asides }))
  })
  await takeUp(page, begun)
  const reply = (index: number) => page.getByText(`Resposta ${index}.`)
  const earlier = page.getByRole('button', { name: /^Ver \d+ mensagens anteriores$/ })
  await expect(earlier).toBeAttached()
  await answer(page, person, ['name'])
  await expect.poll(() => openKeys(page)).toEqual([questionAfter('name')])
  await expect(reply(499)).toBeAttached()
  await expect(reply(0)).toHaveCount(0)
  await earlier.scrollIntoViewIfNeeded()
  await expectUsable(page)
  await earlier.click()
  await expect(reply(0)).toBeAttached()
  await expect(earlier).toBeHidden()
})
