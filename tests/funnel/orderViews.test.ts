import { describe, expect, it } from 'vitest'
import { addressText } from '../../src/funnel/views/addressText.ts'
import { bankMeant, banksLike } from '../../src/funnel/views/bankSearch.ts'
import { doneTimeline } from '../../src/funnel/views/doneTimeline.ts'
import { countMuralPieces } from '../../src/funnel/views/countMuralPieces.ts'
import { panelLines, reviewLines } from '../../src/funnel/views/orderLines.ts'
import { planOf, monthlyCost, plansToChoose } from '../../src/funnel/plans/plansToChoose.ts'
import { riskQuizNow } from '../../src/funnel/journey/riskQuizNow.ts'
import { rawAnswer } from '../../src/funnel/answers/answerAsTyped.ts'
import { stillBookable, slotDays } from '../../src/funnel/views/slotDays.ts'
import { keysIn } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import type { ReviewGroup } from '../../src/content/texts/order/reviewTexts.ts'
import { aCoverage, aPlan } from '../support/aPlan.ts'
import { aFunnel, approved, aStreet, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { someBanks, someSlots } from '../support/someFacts.ts'

const whole = aFunnel(fullAnswers, { ...goodFacts, banks: someBanks })

describe('a bank', () => {
  it.each([
    ['341', ['341']],
    ['1', ['001', '104']],
    ['itau', ['341']],
    ['ITAÚ', ['341']],
    ['econom', ['104']],
    ['brasil', ['001']],
    ['ban', ['001', '260', '341']],
    ['xyz', []],
  ])('%s finds %j', (text, codes) => {
    expect(banksLike(someBanks, text).map(({ code }) => code)).toEqual(codes)
  })
  it('is found by its code, its name, or a unique part', () => {
    expect(
      ['33', '033 Santander', 'santander', 'nub', 'ban', ''].map((text) => bankMeant(someBanks, text)?.code ?? null),
    ).toEqual(['033', '033', '033', '260', null, null])
  })
})

describe('visits', () => {
  it('are sorted by day and period', () => {
    const [first] = slotDays(someSlots.toReversed())
    expect(first).toEqual({
      date: '24/11/2026',
      weekday: 'ter.',
      day: '24 nov',
      slots: [
        { value: '24/11/2026 manha', period: 'manha', free: true },
        { value: '24/11/2026 tarde', period: 'tarde', free: true },
      ],
    })
  })
  it('are no longer chosen if they were booked meanwhile', () => {
    expect(stillBookable(['25/11/2026 manha', '26/11/2026 tarde', '01/01/2027 tarde'], someSlots)).toEqual([
      '26/11/2026 tarde',
    ])
  })
})

describe('an answer typed again', () => {
  it.each([
    ['cep', '14010-100'],
    ['phone', '(16) 99123-4567'],
    ['complement', 'sem complemento'],
    ['acceptPromotions', 'não'],
    ['directDebit', 'sim'],
    ['dueDate', '10'],
    ['schedule', '24/11/2026 manha'],
    ['plan', 'd600gl'],
    ['document', ''],
    ['motherName', ''],
    ['birthDate', ''],
    ['account', ''],
  ] as const)('%s is %j', (key, text) => {
    expect(rawAnswer(whole, key)).toBe(text)
  })
})

const linesOf = (group: ReviewGroup) => keysIn(questions).filter((key) => questions[key].review?.group === group)

describe('the order', () => {
  it('is empty at first', () => {
    expect(panelLines(aFunnel()).map(({ value }) => value)).toEqual(['', '', ''])
  })
  it('shows the address as far as it is known', () => {
    expect(addressText(aFunnel({ cep: '14010100' }, { street: aStreet() }))).toEqual({
      door: 'Rua das Palmeiras',
      place: 'Centro, Ribeirão Preto, SP',
    })
    expect(
      addressText(
        aFunnel({ cep: '74480100', block: '12', lot: '7', complement: 'Fundos' }, { street: aStreet({ byLot: true }) }),
      ).door,
    ).toBe('Rua das Palmeiras, quadra 12, lote 7, Fundos')
  })
  it('never shows a private value in its review', () => {
    const text = JSON.stringify(reviewLines(whole))
    for (const secret of ['52998224725', '529.982.247-25', 'Maria', '15/03', '1234-5', '12345-6'])
      expect(text).not.toContain(secret)
    expect(text).toContain('•••.982.247-••')
  })
  it('lists every answer with the question that changes it', () => {
    expect(reviewLines(whole).map(({ heading, lines }) => [heading, lines.map(({ key }) => key)])).toEqual([
      ['Plano', ['plan', 'plan']],
      ['Endereço', linesOf('address')],
      ['Seus dados', linesOf('person')],
      ['Pagamento', linesOf('payment')],
      ['Instalação', linesOf('visit')],
    ])
  })
  it('says how a visit is arranged if it cannot be booked', () => {
    const unscheduled = aFunnel(fullAnswers, {
      ...goodFacts,
      coverage: aCoverage({ plans: [aPlan({ installationSchedule: false })] }),
    })
    expect(panelLines(unscheduled).at(-1)).toEqual({
      key: null,
      label: 'Instalação',
      value: 'Combinada por telefone depois do pedido',
    })
    expect(doneTimeline(unscheduled).map(({ when }) => when)).toContain('Na data combinada')
  })
  it('says that the visit is agreed by telephone if it holds none', () => {
    const order = { orderNumber: '40718823', visitByPhone: true as const }
    const placed = aFunnel(fullAnswers, { ...goodFacts, banks: someBanks, order })
    expect([panelLines(placed).at(-1)?.value, doneTimeline(placed)[3]?.when]).toEqual([
      'Combinada por telefone depois do pedido',
      'Na data combinada',
    ])
    expect(doneTimeline(whole)[3]?.when).not.toBe('Na data combinada')
  })
  it('costs more without direct debit', () => {
    const plan = planOf(whole) ?? aPlan()
    expect([undefined, true, false].map((debit) => monthlyCost(plan, debit))).toEqual([119.99, 119.99, 129.99])
  })
  it('keeps the last piece of the mural until it is placed', () => {
    expect(countMuralPieces(aFunnel(), 'cep')).toBe(2)
    expect(countMuralPieces(whole, 'confirmacao')).toBeLessThan(18)
    expect(countMuralPieces(whole, 'pedido-realizado')).toBe(18)
  })
  it('lists the requested plans of a link', () => {
    expect(plansToChoose({ ...whole, wanted: { dl: 500 } }).map(({ first }) => first.sku)).toEqual(['d500a'])
    expect(plansToChoose(whole)).toHaveLength(2)
  })
})

describe('the quiz', () => {
  const answers = [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B' },
  ]
  const quiz = {
    idQuiz: 'q',
    expiresAt: '2026-11-20T12:10:00Z',
    questions: [
      { id: '1', text: 'Um?', answers },
      { id: '2', text: 'Dois?', answers },
    ],
  }
  const asked = aFunnel(fullAnswers, { ...goodFacts, risk: { ...approved, quiz, quiz_needed: true } })
  it('is asked one question at a time', () => {
    expect(riskQuizNow(asked)).toMatchObject({ question: { id: '1' }, number: 1, total: 2 })
    expect(riskQuizNow({ ...asked, quiz: { 1: 'b' } })).toMatchObject({ question: { id: '2' }, number: 2 })
  })
  it('waits for the reply when all is answered', () => {
    expect(riskQuizNow({ ...asked, quiz: { 1: 'b', 2: 'a' } })).toMatchObject({ question: null, number: 2 })
  })
  it('does not exist for an approved visitor', () => {
    expect(riskQuizNow(whole)).toBeNull()
  })
})
