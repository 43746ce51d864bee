import { describe, expect, it } from 'vitest'
import { notAnAnswerTexts } from '../../src/content/texts/notAnAnswerTexts.ts'
import { hearWithoutQuestion } from '../../src/understanding/hearWithoutQuestion.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')

describe('at the review', () => {
  const slots = (['manha', 'tarde'] as const).map((period) => ({ date: '27/11/2026', period, free: true }))
  const review = (text: string, over = {}) =>
    hearWithoutQuestion(aFunnel({ ...fullAnswers, ...over }, { ...goodFacts, slots }), text, noon)

  it.each(['de terça para sexta', 'muda a visita de terça para sexta', 'pode fechar, mas a visita passa pra sexta'])(
    '%j asks which visit of that day, and opens them',
    (text) =>
      expect(review(text)).toEqual({
        kind: 'edit',
        key: 'schedule',
        reply: expect.stringMatching(/^Tenho sexta, 27, de manhã ou à tarde.* Fica sexta, 27, de manhã\?$/),
      }),
  )

  it('what is wrong alone opens', () => {
    expect(review('tudo certo menos o vencimento')).toEqual({ kind: 'edit', key: 'dueDate' })
    expect(review('tudo certo menos o banco')).toEqual({ kind: 'edit', key: 'bank' })
    expect(review('tudo certo menos o banco', { directDebit: false })).toEqual({
      kind: 'side',
      reply: notAnAnswerTexts.noBank,
    })
    expect(review('não aceito')).toEqual({ kind: 'side', reply: notAnAnswerTexts.editWhich })
  })
})
