import { expect, type Page } from '@playwright/test'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { contact } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { exampleOf } from '../../src/content/questions/exampleOf.ts'
import { chatTexts, refusedAgain, turnTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { otherWaysTexts } from '../../src/content/texts/chat/lazyChatTexts.ts'
import { eraseTexts } from '../../src/content/texts/ownData/eraseTexts.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { repliesTo } from '../../src/content/talk/talk.ts'
import { protocolText } from '../../src/api/contract/values/orderProtocolNumber.ts'
import { written } from '../../src/understanding/talk/replyToTalk.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { openOwnData } from './support/controls.ts'
import { person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'

test('correction: only answers that depend on the changed one are asked again', async ({ page }) => {
  await at(page, 'email')
  await say(page, 'errei o número, é 33')
  await expectAsked(page, 'Tem complemento?')
  await expect(talk(page).getByText(chatTexts.again)).toBeVisible()
  await say(page, 'moro em casa')
  await expectAsked(page, 'Qual é o seu e-mail?')
  await expect(talk(page).getByRole('article', { name: 'número' })).toContainText('33')
  await expect(talk(page).getByRole('article', { name: 'nome', exact: true })).toContainText(person.name)
})

test('skip: an optional question is skipped, a required one says that it is needed', long, async ({ page }) => {
  await at(page, 'complement')
  await say(page, 'pular')
  await expectAsked(page, 'Qual plano você quer?')
  await say(page, 'pular')
  await expectReply(page, notAnAnswerTexts.cannotSkip)
  await expectAsked(page, 'Qual plano você quer?')
})

test(
  'cancel: nothing is ordered, the answers are kept, and the reply says how to erase them',
  long,
  async ({ page }) => {
    await at(page, 'email')
    await say(page, 'não quero mais')
    await expectReply(page, notAnAnswerTexts.cancel)
    await expectAsked(page, 'Qual é o seu e-mail?')
    await expect(talk(page).getByText(person.name)).toBeVisible()
  },
)

test('restart: the reply says how to restart, which erases everything', long, async ({ page }) => {
  await at(page, 'email')
  await say(page, 'quero começar de novo')
  await expectReply(page, notAnAnswerTexts.restart)
  await openOwnData(page)
  await page.getByRole('button', { name: eraseTexts.open }).locator('visible=true').click()
  await page.getByRole('button', { name: eraseTexts.yes }).click()
  await expectAsked(page, 'Qual é o CEP da instalação?')
  await expect(talk(page).getByText(person.name)).toHaveCount(0)
})

test('unknown facts lead to a person', long, async ({ page }) => {
  await at(page, 'email')
  await say(page, 'vocês consertam geladeira também?')
  await expectReply(page, notAnAnswerTexts.unanswered)
  await expectAsked(page, 'Qual é o seu e-mail?')
})

test(
  'cannot understand: the reply is specific, then has an example, then offers alternatives, one at a time',
  long,
  async ({ page }) => {
    await at(page, 'name')
    await say(page, 'asdf 123')
    await expectOneRefusal(page, 'asdf 123')
    const first = await reason(page)
    await say(page, 'qwerty 45')
    await expectOneRefusal(page, 'qwerty 45')
    expect(await reason(page)).not.toBe(first)
    await say(page, 'zxcv 678')
    await expectOneRefusal(page, 'zxcv 678')
    const open = talk(page).getByRole('article', { name: turnTexts.open })
    await expect(open.getByRole('link')).toHaveText([
      otherWaysTexts.byPage,
      new RegExp(`^${otherWaysTexts.byWhatsapp}`),
      otherWaysTexts.byCall,
    ])
  },
)

test('validation: each refusal has its own reason, and the field points to it', async ({ page }) => {
  await at(page, 'document')
  for (const [words, why] of [
    ['529.982.247-00', refusals['document.cpf']],
    ['529.982', refusedAgain(notAnAnswerTexts.wholeDocument, exampleOf('document'))],
  ] as const) {
    await say(page, words)
    await expectReply(page, why)
    await expect(field(page)).toHaveAccessibleDescription(`${chatTexts.bot}${why}`)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(talk(page).getByRole('article', { name: turnTexts.refused })).toHaveCount(1)
  }
})

test('repeat: the question is asked once more, with help', long, async ({ page }) => {
  await at(page, 'motherName')
  await say(page, 'não entendi a pergunta')
  await expectReply(page, [notAnAnswerTexts.repeat, questions.motherName.help].filter(Boolean).join(' '))
  await expectAsked(page, 'Qual é o nome da sua mãe?')
})

test(
  'human hand-off: the reply has the contacts of a person, and WhatsApp gets no personal data',
  long,
  async ({ page }) => {
    await at(page, 'email')
    await say(page, 'quero falar com uma pessoa')
    await expectReply(page, humanReply(await protocol(page)) ?? '')
    const link = page.getByRole('link', { name: chatTexts.whatsapp })
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).not.toMatch(/Ana|Souza|99123-?4567|14010-?100/)
  },
)

test('side question: it is answered, the order continues, and the draft stays', long, async ({ page }) => {
  await at(page, 'email')
  await field(page).pressSequentially('ana@prov')
  await page.getByRole('button', { name: chatTexts.whyChip }).click()
  await expect(talk(page).getByText(chatTexts.back)).toBeVisible()
  await expectAsked(page, 'Qual é o seu e-mail?')
  await expect(field(page)).toHaveValue('ana@prov')
})

const talk = (page: Page) => page.getByRole('feed')
const field = (page: Page) => page.locator('#resposta')

/** Opens the conversation at this question, with its reading of words. */
async function at(page: Page, key: Key) {
  const order = await begin(page, until(key, person), 'chat')
  const reading = page.waitForResponse(/\/processMessageAtQuestion-[^/]*\.js/)
  await takeUp(page, order)
  await (await reading).finished()
  await page.waitForLoadState('networkidle')
}

const humanReply = (number: string) =>
  written(repliesTo('human', 'chosen')[0] ?? '', { ...contact, protocol: protocolText(number) })

const protocol = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('order-1') ?? '{}').lead.protocol)

async function say(page: Page, words: string) {
  await field(page).fill(words)
  await field(page).press('Enter')
}

/** Why the last answer was refused. */
const reason = (page: Page) => talk(page).getByRole('article', { name: turnTexts.said }).last().innerText()

const expectReply = (page: Page, words: string) => expect(talk(page).getByText(words).last()).toBeInViewport()

const expectAsked = (page: Page, words: string) =>
  expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible()

/** The conversation shows only the last refusal. */
async function expectOneRefusal(page: Page, tried: string) {
  const refused = talk(page).getByRole('article', { name: turnTexts.refused })
  await expect(refused).toContainText(tried)
  await expect(refused).toHaveCount(1)
}
