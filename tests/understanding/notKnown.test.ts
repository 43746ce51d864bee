import { describe, expect, it } from 'vitest'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { answeredUpTo, type fullAnswers } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const at = (key: keyof typeof fullAnswers, text: string) => handleMessageAtQuestion(answeredUpTo(key), key, text, noon)

describe('a visitor without an answer', () => {
  it.each<[keyof typeof fullAnswers, RegExp]>([
    ['cep', /qualquer conta/],
    ['number', /casa ou o prédio/],
    ['plan', /quantas pessoas/],
    ['name', /quem assina/],
    ['phone', /técnico confirma/],
    ['email', /contrato e as faturas/],
    ['acceptPromotions', /não muda/],
    ['birthDate', /maiores de 18/],
    ['motherName', /uma pessoa do time/],
    ['document', /quem assina/],
    ['dueDate', /qualquer dia/],
    ['directDebit', /mais barato/],
    ['bank', /boleto/],
    ['agency', /aplicativo/],
    ['account', /aplicativo/],
  ])('gets a kind reply at %s for not knowing', (key, reply) => {
    for (const text of ['não sei', 'sei lá', 'ah, não lembro agora', 'esqueci'])
      expect([text, at(key, text)]).toEqual([text, { kind: 'side', reply: expect.stringMatching(reply) }])
  })

  it('gets a no read back for refusing to answer about promotions', () =>
    expect(at('acceptPromotions', 'prefiro não informar')).toEqual({
      kind: 'readBack',
      answers: { acceptPromotions: 'não' },
    }))

  it.each(['number', 'directDebit'] as const)('gets a kind reply at %s for refusing to answer', (key) =>
    expect(at(key, 'prefiro não informar')).toMatchObject({ kind: 'side' }),
  )
})
