import { expect, type Page } from '@playwright/test'
import { notedAsk } from '../../src/content/texts/chat/chatTexts.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { untilUnderstood } from './support/known.ts'
import { finish } from './support/ending.ts'
import { newcomer, person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { treeOf } from './support/tree.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { openKeys, start } from './support/visitor.ts'

/** `npm run e2e -- tests/e2e/tree.spec.ts -u` rewrites the trees, to be reviewed. */
test('the conversation has its stored accessibility tree at its first question and at a refusal', async ({ page }) => {
  await page.goto(start.chat)
  await openKeys(page)
  await untilUnderstood(page)
  await expectTree(page, 'first question')
  await say(page, 'asdf', 'O CEP tem oito números')
  await expectTree(page, 'refused')
  await say(page, 'acho que é 14010100, número 35', notedAsk(false))
  await expectTree(page, 'read back')
})

test(
  'the conversation has its stored accessibility tree at the plans, the review and the number',
  long,
  async ({ page }) => {
    await takeUp(page, await begin(page, until('plan', person), 'chat'))
    await expectTree(page, 'plans')
    const schedule = await aFreeVisit(page, person.cep)
    const { email } = newcomer()
    const own = { email, phone: '(16) 99888-4567', complement: 'Fundos' }
    await takeUp(page, await begin(page, { ...person, ...own, schedule }, 'chat'))
    await expectTree(page, 'review', email)
    await finish(page)
    await expectTree(page, 'ordered', email)
  },
)

async function say(page: Page, words: string, reply: string) {
  await page.getByRole('textbox').fill(words)
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByRole('feed').getByText(reply).first()).toBeVisible()
}

async function expectTree(page: Page, name: string, email = '') {
  await page.waitForLoadState('networkidle')
  const tree = email ? (await treeOf(page)).replaceAll(email, person.email) : await treeOf(page)
  expect(tree).toMatchSnapshot(`${name.replaceAll(' ', '-')}.txt`)
}
