import { combineReducers, legacy_createStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { notAnAnswerTexts, saidAgain } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { processMessage } from '../../src/conversation/words/processMessage.ts'
import { chatActions } from '../../src/conversation/words/chatActions.ts'
import { answered } from '../../src/funnel/visitorActions.ts'
import { funnel as reducer } from '../../src/funnel/slice.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')

/** The actions and replies of lines said in turn. */
function said(funnel: Funnel, ...lines: string[]) {
  const done: unknown[] = []
  const store = legacy_createStore(combineReducers({ funnel: reducer }), { funnel })
  const voice = chatActions({
    getState: () => store.getState(),
    dispatch: (action) => {
      done.push(action)
      return store.dispatch(action)
    },
  })
  const places: string[] = []
  for (const text of lines) processMessage(voice, { text, goTo: (path) => places.push(path) }, noon)
  return { done, places, replies: voice.now().asides.map(({ reply }) => reply), asides: voice.now().asides }
}

it.each([
  [['529982', '24725'], '52998224725'],
  [['o começo é 529.982', 'e o final 247-25'], '52998224725'],
  [['529', '982', '247-25'], '52998224725'],
])('a document is read from several lines: %j', (lines, document) => {
  const { done, replies, asides } = said(answeredUpTo('document'), ...lines)
  expect(replies).toEqual(lines.slice(1).map(() => notAnAnswerTexts.wholeDocument))
  expect(done).toContainEqual(answered({ document }))
  expect(JSON.stringify(asides)).not.toContain('529')
})

it('the day to change is asked at the review', () => {
  const review = aFunnel(fullAnswers, goodFacts)
  expect(said(review, 'só troca o dia').replies).toEqual([notAnAnswerTexts.whichDay])
  expect(said(review, 'só troca o dia', 'o da visita').places).toEqual([expect.stringContaining('data')])
  expect(said(review, 'quero mudar o dia', 'o de pagar').places).toEqual([expect.stringContaining('venc')])
})

it.each(['tocar a campainha de baixo', 'interfone estragado', 'cuidado com o cachorro'])(
  'a note for the technician is no complement: %j',
  (line) =>
    expect(said(answeredUpTo('complement'), line).replies).toEqual([
      expect.stringMatching(/^(?:Levo isso ao técnico como recado|Dá para mandar um recado)/),
    ]),
)

it.each(['não tem, é em frente ao mercado', 'sem complemento, fica do lado da padaria', 'nenhum, perto da praça'])(
  'a landmark next to a “none” is no complement: %j',
  (line) =>
    expect(said(answeredUpTo('complement'), line).done).toContainEqual(
      answered({ complement: expect.stringMatching(/^sem|^$/i) }),
    ),
)

it('an immediate repetition gets other words', () => {
  const { replies } = said(answeredUpTo('email'), 'tem fidelidade?', 'tem fidelidade?', 'tem fidelidade?')
  expect(replies).toEqual([expect.stringContaining('12 meses'), saidAgain.same(replies[0] ?? ''), replies[0]])
})
