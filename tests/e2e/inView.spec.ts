import { expect, type Page } from '@playwright/test'
import { addressCards, documentCards } from '../../server/sample/sampleCards.ts'
import { type Key } from '../../src/content/questions/answers.ts'
import { cepText } from '../../src/content/format.ts'
import { cameBackTexts } from '../../src/content/texts/cameBackTexts.ts'
import { chatTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { type Raw, readAnswers } from '../../src/funnel/answers/readAnswers.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { answerQuiz, finish } from './support/ending.ts'
import { untilUnderstood } from './support/known.ts'
import { newcomer, person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { isFull } from '../support/lane.ts'
import { answerAll, expectAt } from './support/visitor.ts'
import { aFreeVisit } from './support/freeVisits.ts'

/** A phone, a phone with its keyboard up, and a desktop. */
const windows = {
  phone: [
    { width: 390, height: 844 },
    { width: 390, height: 500 },
  ],
  desktop: [{ width: 1440, height: 900 }],
}

/** Answers that every rule refuses. */
const refused: Raw = {
  cep: '00000-000',
  number: 'abc',
  name: 'Ana',
  phone: '99123-4567',
  email: 'ana@',
  birthDate: '31/02/1990',
  motherName: 'Maria',
  document: '111.111.111-11',
  dueDate: '31',
  bank: '998',
  agency: '1',
  account: '1',
  schedule: '01/01/2020 de manhã',
}

/** Questions that accept any words. */
const takesWords: readonly Key[] = ['city', 'neighborhood', 'street']
const takesNothing = (key: Key) => readAnswers({ [key]: '' }, new Date()).refused[key] === undefined

test.describe.configure({ timeout: 120_000 })

for (const [project, sizes] of Object.entries(windows)) {
  for (const viewport of sizes) {
    test.describe(`${viewport.width}×${viewport.height}`, viewport.height === 500 ? {} : long, () => {
      test.skip(() => test.info().project.name !== project, 'a window of the other project')
      test.use({ viewport })

      test('the newest reply and the open question are in view after every line, and the dock takes at most a third', async ({
        page,
      }) => {
        await talkThrough(page, {}, { ...newcomer(), directDebit: 'sim', schedule: await aFreeVisit(page, person.cep) })
        await expectAt(page, 'confirmacao')
        await sayBeside(page, null)
        await finish(page)
        await sayBeside(page, null)
      })

      test('the reply to words during a change is in view with its field', long, async ({ page }) => {
        await takeUp(page, await begin(page, until('birthDate', person), 'chat'))
        await page.goto('/chat/nome')
        await untilUnderstood(page)
        const field = page.locator('[data-changing] input').first()
        const unsure = page.getByText(notAnAnswerTexts.unsure('name'))
        for (const words of ['tem fidelidade?', 'por que pedem isso?', 'quero mudar o CEP']) {
          await field.fill(words)
          await field.press('Enter')
          const reply = words.endsWith('?') ? page.locator('article:has(+ [data-changing]) p').last() : unsure
          await expect(reply).toBeInViewport({ ratio: 1 })
          await expect(field).toBeInViewport({ ratio: 1 })
          expect(await page.evaluate(underTheBars, await field.boundingBox())).toBe(false)
          expect(await page.evaluate(underTheBars, await reply.boundingBox())).toBe(false)
        }
        await page.locator('#resposta').fill('quanto custa a instalação?')
        await page.locator('#resposta').press('Enter')
        await expect(page.locator('article:has(+ article #agora) p').last()).toContainText('instalação')
        await expectInView(page)
      })

      test('they are in view for a typed address and for known complements', long, async ({ page, expected }) => {
        expected.failures.push(/status of 503/)
        const byHand = addressCards.down
        await talkThrough(page, {}, until('plan', { ...person, cep: cepText(byHand.cep), number: byHand.number }))
        const building = { cep: cepText(addressCards.giga.cep), number: addressCards.giga.number }
        await talkThrough(page, building, { complement: 'sem complemento' })
      })

      test('they are in view at the quiz, and without an offer', long, async ({ page }) => {
        const quizzed = { ...person, document: documentCards.quizApproved.document }
        await talkThrough(page, quizzed, {})
        await expectAt(page, 'validacao')
        await sayBeside(page, null)
        await answerQuiz(page, ['Anápolis', 'Rua Quinze de Novembro', 'Escola Monteiro Lobato'])
        await expectInView(page)
        const { cep, number } = addressCards.notCovered
        await talkThrough(page, { cep: cepText(cep), number, complement: 'sem complemento' }, {})
        await sayBeside(page, null)
      })
    })
  }
}

/** Resumes an order, and says a non-answer at each question before its answer. */
async function talkThrough(page: Page, begun: Raw, words: Raw) {
  await takeUp(page, await begin(page, begun, 'chat'))
  if (Object.keys(begun).length > 0)
    await page.getByRole('button', { name: cameBackTexts.go, exact: true }).first().click()
  await untilUnderstood(page)
  await answerAll(page, words, async ([key]) => {
    await expectInView(page)
    await sayBeside(page, key ?? null)
  })
  await expectInView(page)
}

/** Says a question and a refused answer; in the full lane also unknown words, and nothing. */
async function sayBeside(page: Page, key: Key | null) {
  const lines = [
    'tem fidelidade?',
    key && refused[key],
    key && takesWords.includes(key) ? null : 'xiruliru bamba',
    'quanto custa a instalação?',
    key && !takesNothing(key) ? '' : null,
  ]
  for (const line of lines.slice(0, isFull ? lines.length : 2).filter((each) => typeof each === 'string')) {
    const talk = page.getByRole('feed', { name: chatTexts.history })
    const before = await talk.innerText()
    await page.locator('#resposta').fill(line)
    await page.locator('#resposta').press('Enter')
    await expect.poll(() => talk.innerText()).not.toBe(before)
    await expectInView(page)
  }
}

const expectInView = (page: Page) => expect.poll(() => page.evaluate(outOfView)).toEqual([])

/** Whether the header or the composer covers a part. */
function underTheBars(part: { y: number; height: number } | null): boolean {
  const ceiling = document.querySelector('.page')?.children[1]?.getBoundingClientRect().bottom ?? 0
  const floor = document.querySelector('main > :last-child')?.getBoundingClientRect().top ?? 0
  return part === null || part.y < ceiling || part.y + part.height > floor
}

/** The hidden parts of the open turn: question, reply, first control or other ways, and one-tap answers. */
async function outOfView(): Promise<string[]> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  const heading = document.querySelector('#agora')
  const open = heading?.closest('article')
  const asks = document.querySelector('#resposta:not([name=words])')
  const dock = document.querySelector('main > :last-child')
  const reply = [...(open?.previousElementSibling?.querySelectorAll('p') ?? [])].findLast((p) => p.checkVisibility())
  const first = asks ? open?.querySelector('label:has([type=radio], [type=checkbox]), summary, button, select') : null
  const search = dock?.querySelector('[role=combobox]')
  const taps = search ? [] : (dock?.querySelectorAll('fieldset button') ?? [])
  const ways = open?.querySelectorAll('article > div:last-child a') ?? []
  const seen = [heading, reply, ...(first ? [first] : ways), ...taps].filter((each) => each !== undefined)
  const hidden = seen.filter((each) => {
    const { left, top, bottom } = each?.getBoundingClientRect() ?? new DOMRect()
    return ![top + 4, bottom - 4].every((y) => {
      const there = document.elementFromPoint(left + 4, y)
      return each?.contains(there) || there?.contains(each ?? null)
    })
  })
  const height = dock?.getBoundingClientRect().height ?? innerHeight
  return [
    ...hidden.map((each) => each?.textContent ?? 'nothing is open'),
    ...(height > innerHeight / 3 ? [`the dock takes ${Math.round(height)} of ${innerHeight}`] : []),
  ]
}
