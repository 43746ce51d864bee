import { expect, type Page } from '@playwright/test'
import { documentCards } from '../../server/sample/sampleCards.ts'
import { checkoutTexts } from '../../src/content/texts/order/checkoutTexts.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { expectUsable } from './support/accessible.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { changeInPlace } from './support/byChat.ts'
import { fillPage } from './support/byPages.ts'
import { answerQuiz, protocolShown, finish } from './support/ending.ts'
import { newcomer, person } from '../support/person.ts'
import { storedLead } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answerAll, expectAt, moved, voiceHere, voiceOf, type Voice } from './support/visitor.ts'

/** The documents with a quiz, and its right answers as in docs/sample-operator.md. Nobody passes the refused ones. */
const quizzes = {
  refused: { document: documentCards.quizRefused.document, right: [] },
  refusedToo: { document: documentCards.quizRefusedToo.document, right: [] },
  refusedThird: { document: documentCards.quizRefusedThird.document, right: [] },
  first: {
    document: documentCards.quizApproved.document,
    right: ['Anápolis', 'Rua Quinze de Novembro', 'Escola Monteiro Lobato'],
  },
  second: {
    document: documentCards.quizWithNone.document,
    right: ['Campina Grande', 'Nenhuma destas', 'Farmácia Santa Clara'],
  },
  company: { document: documentCards.companyQuiz.document, right: ['Maringá', 'Avenida Brasil', 'Nenhuma destas'] },
} as const

type Quiz = (typeof quizzes)[keyof typeof quizzes]

/** A document may fail three times a day. A pass does not count, only the phone's first try. */
test('a passed quiz, on a phone at the second try: the same order by chat and by pages', long, async ({ page }) => {
  const tries = test.info().project.name === 'phone' ? 2 : 1
  const schedule = await aFreeVisit(page, person.cep)
  const byPages = await passed(page, 'pages', quizzes.first, tries, schedule)
  const byChat = await passed(page, 'chat', quizzes.second, tries, schedule)
  expect({ ...byChat, document: quizzes.first.document, email: byPages?.email }).toEqual(byPages)
  expect(byPages).toMatchObject({ ordered: true, quiz_tries: tries - 1, document: quizzes.first.document })
})

test('a quiz failed twice leads to a person', long, async ({ page }) => {
  const [byPages, byChat] =
    test.info().project.name === 'phone'
      ? [quizzes.refusedToo, quizzes.refusedThird]
      : [quizzes.refused, quizzes.company]
  const both = [
    ['pages', byPages],
    ['chat', byChat],
  ] as const
  for (const [voice, quiz] of both) {
    const lead = await quizOf(page, voice, quiz, {})
    await failed(page)
    await page.getByRole('button', { name: checkoutTexts.retry }).click()
    await answerQuiz(page)
    await expectAt(page, 'erro2')
    await protocolShown(page)
    expect(await storedLead(lead)).toMatchObject({ ordered: false, quiz_tries: 2 })
  }
})

test(
  'a passed quiz survives a corrected name and e-mail; another document repeats it, with a notice before',
  long,
  async ({ page }) => {
    const voice = voiceHere()
    const schedule = await aFreeVisit(page, person.cep)
    const lead = await quizOf(page, voice, quizzes.first, { schedule })
    await answerQuiz(page, quizzes.first.right)
    await answerAll(page, { schedule })
    const corrected = {
      ...person,
      name: 'Ana Lima',
      email: newcomer().email,
      document: quizzes.second.document,
    }
    for (const [key, more] of [
      ['name', { name: 'Ana Souza Lima' }],
      ['email', {}],
      ['name', {}],
    ] as const) {
      await correct(page, key, { ...corrected, ...more })
      await expectAt(page, 'confirmacao')
    }
    await correct(page, 'document', corrected, () =>
      expect(page.locator('main').getByText(/precisar refazer as perguntas de segurança/)).toBeVisible(),
    )
    await expectAt(page, 'validacao')
    await answerQuiz(page, quizzes.second.right)
    await expectAt(page, 'confirmacao')
    await finish(page)
    expect(await storedLead(lead)).toMatchObject({
      ordered: true,
      quiz_tries: 0,
      name: 'Ana Lima',
      email: corrected.email,
      document: quizzes.second.document,
    })
  },
)

/** Changes an answer from the review, in either voice. */
async function correct(
  page: Page,
  key: 'name' | 'email' | 'document',
  words: Raw & { name: string; email: string; document: string },
  look = async () => {},
) {
  await expectAt(page, 'confirmacao')
  await page.locator('main').getByRole('link', { name: editOf[key] }).first().click()
  await expect(page.locator(`main [name=${key}]`)).toBeVisible()
  await look()
  await moved(page, () =>
    voiceOf(page) === 'chat'
      ? changeInPlace(page, key, words[key])
      : fillPage(page, words, key === 'email' ? ['email', 'acceptPromotions'] : [key]),
  )
}

const editOf = { name: /^Editar nome$/, email: /^Editar e-mail$/, document: /^Editar cpf( ou cnpj)?$/i }

async function passed(page: Page, voice: Voice, quiz: Quiz, tries: number, schedule: string) {
  const lead = await quizOf(page, voice, quiz, { schedule })
  if (tries === 2) {
    await failed(page)
    await page.getByRole('button', { name: checkoutTexts.retry }).click()
  }
  await answerQuiz(page, quiz.right)
  await answerAll(page, { schedule })
  await finish(page)
  return storedLead(lead)
}

/** Goes to the first question of the quiz. */
async function quizOf(page: Page, voice: Voice, { document }: Quiz, more: Raw): Promise<string> {
  const words: Raw = { ...newcomer(), document, ...more }
  const begun = await begin(page, until('document', words), voice)
  await takeUp(page, begun)
  await answerAll(page, until('schedule', { ...words, schedule: '' }))
  await expectAt(page, 'validacao')
  return begun.lead
}

async function failed(page: Page) {
  await answerQuiz(page)
  await expectAt(page, 'erro1')
  await expectUsable(page)
  await page.reload()
  await expectAt(page, 'erro1')
}
