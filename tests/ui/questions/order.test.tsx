import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { callErrorMessages } from '../../../src/api/contract/errors/callErrorMessages.ts'
import { keysIn } from '../../../src/content/questions/answers.ts'
import { heldTexts } from '../../../src/content/texts/order/orderPanelTexts.ts'
import {
  finishAsked,
  noticeRefused,
  quizDeclined,
  quizRetried,
  triedAgain,
} from '../../../src/funnel/visitorActions.ts'
import { writeSignature, writesOf } from '../../../src/funnel/saving/writes.ts'
import type { Funnel } from '../../../src/funnel/state.ts'
import { finishing, quizAnswered, saveProblem } from '../../../src/funnel/slice.ts'
import { CoverageCard } from '../../../src/order/plans/CoverageCard.tsx'
import { DoneSummary } from '../../../src/order/done/DoneSummary.tsx'
import { FinishForm } from '../../../src/order/review/FinishForm.tsx'
import { FinishPanel } from '../../../src/order/review/FinishPanel.tsx'
import { UnsavedNote } from '../../../src/order/notes/UnsavedNote.tsx'
import { CancelCoverageNotice } from '../../../src/order/stops/CancelCoverageNotice.tsx'
import { OrderAside } from '../../../src/order/panel/OrderAside.tsx'
import { OrderPeek } from '../../../src/order/panel/OrderPeek.tsx'
import { QuizQuestion } from '../../../src/order/quiz/QuizQuestion.tsx'
import { ReviewCard } from '../../../src/order/review/ReviewCard.tsx'
import { aFunnel, approved, fullAnswers, goodFacts } from '../../support/aFunnel.ts'
import { renderOrder } from '../../support/renderOrder.tsx'
import { someBanks } from '../../support/someFacts.ts'
import { soon } from '../../support/soon.ts'

const facts = { ...goodFacts, banks: someBanks }
const whole = aFunnel(fullAnswers, facts)
/** The state of a server that acknowledged every answer. */
const savedBy = (funnel: Funnel) =>
  Object.fromEntries(
    keysIn(funnel.kept).flatMap((key) => writesOf(key).map((name) => [name, writeSignature(funnel, name)])),
  )
const editPath = (key: string) => `/checkout/${key}`

describe('the panel', () => {
  it('lists the remaining steps', () => {
    renderOrder(<OrderAside editPath={editPath} />)
    expect(screen.getByText('Plano a escolher')).toBeDefined()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'A informar',
      'A escolher',
      'A escolher',
    ])
    expect(screen.queryByRole('link')).toBeNull()
  })
  it('links each answer to its question', () => {
    renderOrder(<OrderAside editPath={editPath} />, whole)
    expect(screen.getByRole('link', { name: 'Editar o plano' }).getAttribute('href')).toBe('/checkout/plan')
    expect(screen.getByRole('link', { name: 'Editar endereço' }).getAttribute('href')).toBe('/checkout/cep')
    expect(screen.getByText('Por R$ 119,99 por mês')).toBeDefined()
  })
  it('shows the price without debit once debit is declined', () => {
    renderOrder(<OrderAside />, aFunnel({ ...fullAnswers, directDebit: false }, facts))
    expect(screen.getByText('Por R$ 129,99 por mês')).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
  })
  it('is one line on a phone', () => {
    renderOrder(<OrderPeek editPath={editPath} />, whole)
    expect(screen.getByText('R$ 119,99/mês')).toBeDefined()
  })
})

it('coverage names the address and the best speed there', () => {
  renderOrder(<CoverageCard changePath="/chat/cep" />, whole)
  expect(screen.getByText(/Rua das Palmeiras, 35/)).toBeDefined()
  expect(screen.getByText('Velocidades de até 600 Mega.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Trocar endereço' }).getAttribute('href')).toBe('/chat/cep')
})

describe('the review', () => {
  it('shows provider, price, what changes, loyalty, fine and the label', () => {
    renderOrder(<ReviewCard editPath={editPath} />, whole)
    for (const text of [
      'TIM S.A.',
      'R$ 119,99',
      'do 13º em diante',
      'R$ 30,00 por mês que faltar',
      'UF-d600gl',
      '7 dias, pelo mesmo canal',
    ])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    expect(screen.getByText('Débito automático, todo dia 10')).toBeDefined()
  })
  it('keeps private answers masked', () => {
    const { container } = renderOrder(<ReviewCard />, whole)
    expect(container.textContent).toContain('•••.982.247-••')
    expect(container.textContent).not.toMatch(/529|Maria|12345/)
  })
})

const { acceptPromotions: _asked, ...neverAsked } = fullAnswers
const button = () => screen.getByRole('button')

describe('finishing', () => {
  it('never pre-ticks a consent, and separates promotions', async () => {
    const { asked } = renderOrder(<FinishPanel button={{ current: null }} />, aFunnel(neverAsked, facts))
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false])
    await userEvent.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
    await userEvent.click(button())
    expect(asked).toEqual([finishAsked({ acceptTerms: true, acceptPromotions: false })])
  })
  it.each([true, false])('does not ask about promotions again if answered before: %s', (acceptPromotions) => {
    renderOrder(<FinishForm />, aFunnel({ ...fullAnswers, acceptPromotions }, facts))
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).toEqual(['acceptTerms'])
  })
  it('says that the terms are missing until they are ticked', async () => {
    const { store } = renderOrder(<FinishForm />, whole)
    store.dispatch(finishing({ busy: false, error: { code: 'terms.unticked' }, key: null }))
    const terms = screen.getByRole('checkbox', { name: /Li e aceito/ })
    await soon(() => expect(terms.getAttribute('aria-invalid')).toBe('true'))
    await userEvent.click(terms)
    expect(terms.getAttribute('aria-invalid')).toBeNull()
  })
  it('is sent once while in progress', async () => {
    const { store, asked } = renderOrder(<FinishPanel button={{ current: null }} />, whole)
    store.dispatch(finishing({ busy: true, error: null, key: 'k' }))
    await soon(() => expect(button().textContent).toBe('Finalizando'))
    await userEvent.click(button())
    expect(asked.filter(({ type }) => type === finishAsked.type)).toEqual([])
  })
  it('shows why it failed and can be retried', async () => {
    const { store, asked } = renderOrder(<FinishPanel button={{ current: null }} />, whole)
    store.dispatch(finishing({ busy: false, error: { code: 'network' }, key: 'k' }))
    expect((await screen.findByRole('alert')).textContent).toBe(callErrorMessages.network)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(asked.at(-1)?.type).toBe(finishAsked.type)
  })
})

describe('the quiz', () => {
  const answers = [
    { id: 'a', text: 'Rua das Acácias' },
    { id: 'b', text: 'Nenhuma destas' },
  ]
  const quiz = {
    idQuiz: 'q',
    expiresAt: '2026-11-20T12:10:00Z',
    questions: [
      { id: '1', text: 'Em qual rua?', answers },
      { id: '2', text: 'Em qual cidade?', answers },
    ],
  }
  const quizzed = aFunnel(fullAnswers, { ...facts, risk: { ...approved, quiz, quiz_needed: true } })
  it('asks one question after the other', async () => {
    const { asked } = renderOrder(<QuizQuestion />, quizzed)
    expect(screen.getByRole('radiogroup', { name: 'Em qual rua?' })).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Nenhuma destas' }))
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(screen.getByRole('radiogroup', { name: 'Em qual cidade?' })).toBeDefined()
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
    expect(asked).toEqual([quizAnswered({ question: '1', option: 'b' })])
  })
  it('sends nothing while nothing is chosen', async () => {
    const { asked } = renderOrder(<QuizQuestion />, quizzed)
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(screen.getByRole('alert').textContent).toMatch(/Escolha uma das opções/)
    expect(asked).toEqual([])
  })
  it('gives more time and links to a person', async () => {
    const { asked } = renderOrder(<QuizQuestion />, quizzed)
    await userEvent.click(screen.getByRole('button', { name: 'Pedir mais tempo' }))
    await userEvent.click(screen.getByRole('button', { name: /com uma pessoa/ }))
    expect(asked).toEqual([quizRetried(), quizDeclined()])
  })
  it('shows that it is being sent, and still links to a person', async () => {
    const { asked } = renderOrder(<QuizQuestion />, { ...quizzed, quiz: { 1: 'a', 2: 'b' } })
    expect(screen.getByRole('status').textContent).toBe('Conferindo as respostas…')
    await userEvent.click(screen.getByRole('button', { name: /com uma pessoa/ }))
    expect(asked).toEqual([quizDeclined()])
  })
})

describe('the end', () => {
  const placed = aFunnel(fullAnswers, { ...facts, order: { orderNumber: '7777700018' } })
  it('shows the number, the next steps and the withdrawal', () => {
    renderOrder(<DoneSummary />, placed)
    expect(screen.getByText('7777 7000 18')).toBeDefined()
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(5)
    expect(screen.getByText(/desistir em até sete dias/)).toBeDefined()
  })
  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    renderOrder(<DoneSummary />, placed)
    await userEvent.click(screen.getByRole('button', { name: 'Guardar o resumo em PDF' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('offline', () => {
  it('the page says that nothing is lost, and one tap retries at once', async () => {
    const { store, asked, container } = renderOrder(<UnsavedNote />, whole)
    expect(container.textContent).toBe('')
    store.dispatch(saveProblem({ code: 'network' }))
    expect((await screen.findByRole('status')).textContent).toContain('Sem internet. Suas respostas estão guardadas.')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(asked).toContainEqual(triedAgain())
  })
  it('the page promises no sending if all is saved', () => {
    const offline = { ...whole, saveProblem: { code: 'network' } } as const
    const allSent = { ...offline, saved: savedBy(whole) }
    for (const [funnel, told, untold] of [
      [offline, heldTexts.offlineMore, heldTexts.allSent],
      [allSent, heldTexts.allSent, heldTexts.offlineMore],
      [{ ...allSent, quiz: { city: 'a' } }, heldTexts.offlineMore, heldTexts.allSent],
    ] as const) {
      const { container, unmount } = renderOrder(<UnsavedNote />, funnel)
      expect(container.textContent).toContain(told)
      expect(container.textContent).not.toContain(untold)
      unmount()
    }
  })
  it('another failure has its own message', () => {
    renderOrder(<UnsavedNote />, { ...whole, saveProblem: { code: 'server' } })
    expect(screen.getByRole('status').textContent).toContain(callErrorMessages.server)
  })
})

it('a notice can be refused again', async () => {
  const { asked } = renderOrder(<CancelCoverageNotice />)
  await userEvent.click(screen.getByRole('button', { name: 'Não quero ser avisado' }))
  expect(asked).toEqual([noticeRefused()])
})
