import { expect, type Page } from '@playwright/test'
import { chatTexts, notedAsk } from '../../src/content/texts/chat/chatTexts.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { questionsBetween, wordsAfter } from '../support/questionsOf.ts'
import { person } from '../support/person.ts'
import { untilUnderstood } from './support/known.ts'
import { test } from './support/strictPage.ts'
import { expectAt } from './support/visitor.ts'
import { aFreeVisit } from './support/freeVisits.ts'

const answers: Raw = person

test('an order is placed in free words, with a question and a correction', async ({ page }) => {
  const visit = await aFreeVisit(page, person.cep)
  await page.goto('/chat')
  await untilUnderstood(page)
  await say(page, 'acho que é 14010100, número 33, apto 12', 'Qual é o CEP da instalação?')
  await expect(page.getByRole('region', { name: notedAsk(false) })).toBeInViewport()
  await say(page, 'confere', 'Qual plano você quer?')
  await say(page, 'errei o número, é 35', 'Tem complemento?')
  await say(page, 'moro em casa', 'Qual plano você quer?')
  await say(page, 'tem fidelidade?', 'Qual plano você quer?')
  await expect(page.getByText('São 12 meses de fidelidade, desde a instalação.').first()).toBeVisible()
  await say(page, 'o mais barato', 'Como você se chama?')
  await say(page, 'me chamo Ana Souza', wordsAfter('name'))
  for (const key of questionsBetween('name', 'phone')) await say(page, answers[key] ?? '', wordsAfter(key))
  await say(page, 'quero falar com uma pessoa', 'Qual é o seu celular')
  await say(page, 'meu zap é 16 99123-4567', 'Qual é o seu e-mail?')
  await say(page, 'ana arroba provedor ponto com ponto br', 'Qual é o seu e-mail?')
  await say(page, 'confere', 'Qual é a sua data de nascimento?')
  await say(page, '15 de março de 1990', 'Qual é o nome da sua mãe?')
  await say(page, 'minha mãe é Maria Souza', 'Qual é o seu CPF?')
  await say(page, 'meu cpf é 100.000.001-08', 'Que dia é melhor para pagar?')
  await say(page, 'dez', 'débito automático?')
  await say(page, 'prefiro boleto', 'Quando o técnico pode ir?')
  await say(page, visit.replace(/\/\d{4} manha/, ' de manhã').replace(/\/\d{4} tarde/, ' à tarde'), chatTexts.review)
  await expectAt(page, 'confirmacao')
})

/** Types key by key, and waits for the next question. */
async function say(page: Page, words: string, next: string) {
  const field = page.locator('#resposta')
  await field.pressSequentially(words)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: next })).toBeVisible()
}
