import { describe, expect, it } from 'vitest'
import { changesAtReview } from '../../src/understanding/corrections/changesAtReview.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { readAvailability } from '../../src/understanding/values/availability.ts'
import { withWeekdays } from '../../src/understanding/values/weekdaysWritten.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const noon = new Date('2026-11-28T15:00:00Z')
type Asked = keyof typeof fullAnswers
const paymentAt = (key: Asked, text: string) => {
  const heard = handleMessageAtQuestion(answeredUpTo(key, goodFacts), key, text, noon)
  return heard.kind === 'answers' || heard.kind === 'readBack' ? heard.answers.directDebit : undefined
}

describe('how to pay, beside another answer', () => {
  it.each([
    ['name', 'Josenilda dos Santos. E é boleto, viu', 'não'],
    ['phone', '16 99123-4567, pago no débito', 'sim'],
    ['name', 'Carlos Lima, não débito automático', 'não'],
    ['phone', '16 99123-4567, não quero boleto', undefined],
    ['phone', '16991234567, e boleto eu odeio', undefined],
    ['motherName', 'Maria Souza, ela paga no boleto dela', undefined],
  ] as const)('at %s: %s', (key, text, payment) => expect(paymentAt(key, text)).toBe(payment))
})

it.each([
  ['débito automático, não autorizo', 'não'],
  ['débito, eu não uso', 'não'],
  ['débito automático, não confio', 'não'],
  ['débito, nem gosto de sair de casa', 'sim'],
  ['boleto nunca, débito', 'sim'],
  ['o que é isso moça', undefined],
] as const)('at its own question: %s', (text, payment) => expect(paymentAt('directDebit', text)).toBe(payment))

describe('the due day at the review', () => {
  const order = aFunnel({ ...fullAnswers, dueDate: 10 })

  it.each(['o dia 10 às vezes cai antes de eu receber. Seria possível passar para o dia 15?', 'muda do dia 10 pro 15'])(
    'is moved: %s',
    (text) => expect(changesAtReview(order, text, noon)).toMatchObject({ dueDate: '15' }),
  )

  it.each(['dia 10 eu viajo para 15 dias de férias', 'o dia 10 tá bom, não passa pro dia 15 não'])(
    'stays: %s',
    (text) => expect(changesAtReview(order, text, noon)?.dueDate ?? '10').toBe('10'),
  )
})

const wishesIn = (plain: string) =>
  readAvailability(withWeekdays(plain), '28/11/2026')?.wishes.map((spans) =>
    spans.map(({ days, periods }) => `${days.weekdays?.join()} ${periods?.join() ?? ''}`.trim()),
  )

describe('when a visit suits', () => {
  it.each([
    ['fica a terca, e se nao der a quarta de tarde', [['2'], ['3 tarde']]],
    ['terca de tarde e quarta so se nao der', [['2 tarde'], ['3']]],
    ['terca de tarde, de manha e a fornada', [['2 tarde']]],
    ['pode ser ter e qui', [['2', '4']]],
  ])('%s', (plain, wishes) => expect(wishesIn(plain)).toEqual(wishes))
})
