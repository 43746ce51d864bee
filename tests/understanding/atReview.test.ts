import { describe, expect, it } from 'vitest'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { changesAtReview } from '../../src/understanding/corrections/changesAtReview.ts'
import { handleMessageWithoutQuestion } from '../../src/understanding/handleMessageWithoutQuestion.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')

describe('at the review', () => {
  const slots = (['manha', 'tarde'] as const).map((period) => ({ date: '27/11/2026', period, free: true }))
  const review = (text: string, over = {}) =>
    handleMessageWithoutQuestion(aFunnel({ ...fullAnswers, ...over }, { ...goodFacts, slots }), text, noon)

  const changed = (text: string) => changesAtReview(aFunnel(fullAnswers, { ...goodFacts, slots }), text, noon)

  it.each(['de terça para sexta', 'muda a visita de terça para sexta', 'pode fechar, mas a visita passa pra sexta'])(
    '%j asks which visit of that day, and opens them',
    (text) =>
      expect(review(text)).toEqual({
        kind: 'edit',
        key: 'schedule',
        reply: expect.stringMatching(/^Tenho sexta, 27, de manhã ou à tarde.* Fica sexta, 27, de manhã\?$/),
      }),
  )

  it.each(['quero sexta', 'muda pra sexta', 'melhor sexta, tô de folga'])('%j is no sixth plan', (text) =>
    expect(review(text)).toMatchObject({ kind: 'edit', key: 'schedule' }),
  )

  it.each([
    ['o número ficou 35 né', { kind: 'side', reply: 'Sim, confere: número 35.' }],
    ['meu e-mail tá certinho?', { kind: 'side', reply: expect.stringMatching(/^No seu pedido: e-mail /) }],
    [
      'já mudei três vezes de operadora, vocês cobram multa?',
      { kind: 'side', reply: expect.stringMatching(/multa|fidelidade|R\$ 25/) },
    ],
  ])('%j is answered', (text, heard) => expect(review(text)).toMatchObject(heard))

  it.each(['quero a segunda via', 'a visita de sexta está boa', 'melhor quinta não'])('%j changes no visit', (text) =>
    expect(review(text)).not.toMatchObject({ kind: 'edit' }),
  )

  it.each(['poderia passar a visita para a tarde se chover?', 'o vencimento eu gostei, a visita é 24, muda pra 25'])(
    '%j changes nothing',
    (text) => expect(changed(text)).toBeNull(),
  )

  it('another number is not answered with the visitor’s own', () => {
    expect(changed('coloquei débito sem querer, volta pro boleto')).toEqual({ directDebit: 'não' })
  })

  it('only the wrong answer opens', () => {
    expect(review('tudo certo menos o vencimento')).toEqual({ kind: 'edit', key: 'dueDate' })
    expect(review('tudo certo menos o banco')).toEqual({ kind: 'edit', key: 'bank' })
    expect(review('tudo certo menos o banco', { directDebit: false })).toEqual({
      kind: 'side',
      reply: notAnAnswerTexts.noBank,
    })
    expect(review('não aceito')).toEqual({ kind: 'side', reply: notAnAnswerTexts.editWhich })
  })
})
