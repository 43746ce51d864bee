import type { UnknownAction } from '@reduxjs/toolkit'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CepsFound, FoundCep } from '../../src/api/contract/cepSearch.ts'
import { cepSearchTexts } from '../../src/content/texts/order/cepSearchTexts.ts'
import { cepTalkTexts as texts } from '../../src/content/texts/chat/cepTalkTexts.ts'
import { inputTexts } from '../../src/content/texts/order/inputTexts.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { emptyFunnel, type Funnel } from '../../src/funnel/state.ts'
import { changeInWords } from '../../src/conversation/words/processMessageAtQuestion.ts'
import { chatActions } from '../../src/conversation/words/chatActions.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { aFunnel } from '../support/aFunnel.ts'
import { bodiesOf, stumbled } from '../support/fakeApi.ts'
import { aTalk } from './aTalk.tsx'

const now = new Date('2026-11-20T12:00:00Z')
const heard = (text: string, funnel: Funnel = emptyFunnel, key: Key = 'cep') =>
  handleMessageAtQuestion(funnel, key, text, now)

describe('a street at the question of the CEP', () => {
  it.each([
    ['Rua das Palmeiras, Ribeirão Preto', 'Rua das Palmeiras', 'Ribeirão Preto'],
    ['não sei meu cep, moro na rua das palmeiras em ribeirão preto', 'rua das palmeiras', 'ribeirão preto'],
    ['meu cep eu não lembro, moro na rua São Bento em Ribeirão Preto', 'rua São Bento', 'Ribeirão Preto'],
    ['Rua das Palmeiras, 35 - Centro, Ribeirão Preto - SP', 'Rua das Palmeiras', 'Ribeirão Preto'],
    ['rua 15 de novembro 120, curitiba', 'rua 15 de novembro', 'curitiba'],
    ['n lembro, rua bocaiuva em florianopolis', 'rua bocaiuva', 'florianopolis'],
    ['R. Dr. Alcides Camargo, Recife por favor', 'R. Dr. Alcides Camargo', 'Recife'],
    ['num lembro, moro na rua do sol perto da padaria, recife', 'rua do sol', 'recife'],
    ['moro na rua do sol em frente à escola em Recife', 'rua do sol', 'Recife'],
    ['moro na av. Brasil, 120', 'av. Brasil', null],
    ['rua das palmeiras 35', 'rua das palmeiras', null],
    ['não sei o cep, é rua das palmeiras 35 centro ribeirao preto, acha aí', 'rua das palmeiras', 'ribeirao preto'],
    ['Rua das Palmeiras 35, centro de Ribeirão Preto, onde fica meu salão', 'Rua das Palmeiras', 'Ribeirão Preto'],
    ['esqueci o cep, é rua do sol', 'rua do sol', null],
    ['não sei o cep. Dá pra procurar por Rua Augusta, em São Paulo?', 'Rua Augusta', 'São Paulo'],
    ['Não tenho o CEP, mas é a Rua Augusta, no centro de São Paulo. Conseguem localizar?', 'Rua Augusta', 'São Paulo'],
    ['a gente não sabe o cep, o nome da rua é Rua Augusta no centro de São Paulo', 'Rua Augusta', 'São Paulo'],
    ['não sei o cep, Rua Cel. Fernando Prestes, Santo André', 'Rua Cel. Fernando Prestes', 'Santo André'],
  ])('is found in %j', (text, street, city) => expect(heard(text)).toEqual({ kind: 'street', street, city }))

  it.each([
    'não sei meu cep',
    'não sei o cep da minha rua',
    'não sei o cep da rua onde moro',
    'rio branco',
    'quanto custa?',
    'Rua das Palmeiras, 35 - Ribeirão Preto, 14010-100',
  ])('is not found in %j', (text) => expect(heard(text).kind).not.toBe('street'))

  it('gets the city when asked for it', () => {
    const said = { after: 'cep', said: 'rua das palmeiras 35', reply: texts.whichCity, kind: 'side' } as const
    const asked = { ...emptyFunnel, asides: [said] }
    const street = 'rua das palmeiras'
    expect(heard('fica em ribeirão preto, sp', asked)).toEqual({ kind: 'street', street, city: 'ribeirão preto' })
    expect(heard('14010-100', asked)).toMatchObject({ kind: 'answers', answers: { cep: '14010100' } })
    expect(heard('quero falar com uma pessoa', asked).kind).not.toBe('street')
  })
})

const aCep = (cep: string, neighborhood: string): FoundCep => ({
  cep,
  address: 'Rua das Palmeiras',
  neighborhood,
  city: 'Ribeirão Preto',
  UF: 'SP',
})
const two: CepsFound = { ceps: [aCep('14010100', 'Centro'), aCep('14015200', 'Vila das Palmeiras')], more: false }
const one: CepsFound = { ceps: [aCep('14010100', 'Centro')], more: false }
const sentence = 'não sei meu cep, moro na rua das palmeiras em ribeirão preto'

describe('a visitor who does not know the CEP', () => {
  it('gets those of the street as taps, and continues with one', async () => {
    const talk = aTalk({ over: { findCeps: two } })
    await talk.asked('Qual é o CEP da instalação?')
    await talk.say(sentence)
    await talk.log().findByText((_, element) => element?.textContent === `Assistente: ${texts.found(two)}`)
    expect(talk.log().queryByText(texts.searching)).toBeNull()
    expect(bodiesOf(talk.sent, 'findCeps')).toEqual([{ street: 'rua das palmeiras', city: 'ribeirão preto' }])
    for (const each of two.ceps) await screen.findByRole('button', { name: cepSearchTexts.row(each) })
    await talk.tap(cepSearchTexts.row(aCep('14010100', 'Centro')))
    await talk.asked(/Qual é o número\?/)
    expect(talk.funnel().kept.cep?.value).toBe('14010100')
  })

  it('gets the one of the named neighbourhood', async () => {
    const talk = aTalk({ over: { findCeps: two } })
    await talk.asked('Qual é o CEP da instalação?')
    await talk.say('não sei o cep, é na rua das palmeiras no centro de ribeirão preto, perto da igreja')
    await screen.findByRole('button', { name: /14010-\u2060100/ })
    expect(screen.queryByRole('button', { name: /14015-\u2060200/ })).toBeNull()
  })

  it.each([
    ['o segundo', two, '14015200'],
    ['a do Centro', two, '14010100'],
    ['Rua das Palmeiras, Centro, Ribeirão Preto: 14010-100', two, '14010100'],
    ['14015200', two, '14015200'],
    ['sim, é esse', one, '14010100'],
  ])('can also answer %j', async (text, found, cep) => {
    const talk = aTalk({ over: { findCeps: found } })
    await talk.asked('Qual é o CEP da instalação?')
    await talk.say(sentence)
    await screen.findByRole('button', { name: /14010-\u2060100/ })
    await talk.say(text)
    await talk.asked(/Qual é o número\?/)
    expect(talk.funnel().kept.cep?.value).toBe(cep)
  })

  it('is asked for the city, and gets advice if nothing is found', async () => {
    const talk = aTalk({ over: { findCeps: { ceps: [], more: false } } })
    await talk.asked('Qual é o CEP da instalação?')
    await talk.say('rua das palmeiras, 35')
    await talk.log().findByText(texts.whichCity)
    await talk.say('Ribeirão Preto')
    await talk.log().findByText(texts.none)
    expect(bodiesOf(talk.sent, 'findCeps')).toEqual([{ street: 'rua das palmeiras', city: 'Ribeirão Preto' }])
  })

  it('learns of a failed search, and searches again with the same words', async () => {
    const talk = aTalk({ over: { findCeps: one } })
    talk.failing.add('findCeps')
    await talk.asked('Qual é o CEP da instalação?')
    await talk.say(sentence)
    await talk.log().findByText(texts.failed(stumbled.message))
    talk.failing.clear()
    await talk.say(sentence)
    expect(await screen.findByRole('button', { name: /14010-\u2060100/ })).toBeDefined()
  })

  it('can also open the search by its link, which writes the CEP into the field', async () => {
    const talk = aTalk()
    await talk.asked('Qual é o CEP da instalação?')
    await userEvent.click(screen.getByRole('link', { name: inputTexts.unknownCep }))
    expect(await screen.findByRole('dialog', { name: cepSearchTexts.title })).toBeDefined()
  })

  it('is asked to write a CEP when changing it', () => {
    const said: UnknownAction[] = []
    const voice = chatActions({
      getState: () => ({ funnel: aFunnel({ cep: '14010100' }) }),
      dispatch: (action) => (said.push(action), action),
    })
    expect(changeInWords(voice, 'cep', { cep: 'rua das palmeiras, recife' }, now)).toBe(false)
    expect(said).toMatchObject([{ payload: { reply: notAnAnswerTexts.byStreet, kind: 'repair' } }])
  })
})
