import { expect, it } from 'vitest'
import { announcement } from '../../src/conversation/transcript/announcement.ts'
import { transcript } from '../../src/conversation/transcript/transcript.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import { keepAnswers } from '../../src/funnel/answers/keepAnswers.ts'
import type { Aside, Funnel } from '../../src/funnel/state.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aFunnel, answeredUpTo, approved, aStreet, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const { cep, number, complement, name, email, phone } = fullAnswers
const nowhere = { street: aStreet(), coverage: aCoverage({ plans: [], reason: 'no-network' }) }
const repair = { after: 'cep', said: 'asdf', reply: 'O CEP tem oito números.', kind: 'repair' } as const
const side = { after: 'cep', said: 'tem fidelidade?', reply: 'Tem.', kind: 'side' } as const
const besideFirst = { after: null, at: 'quiz:um', said: 'não sei', reply: 'Sem problema.', kind: 'side' } as const
const said = (...asides: Aside[]) => ({ ...aFunnel(), asides })
const asked = (id: string, text: string) => ({ id, text, answers: [{ id: 'a', text: 'Uberaba' }] })
const quiz = { idQuiz: 'q', questions: [asked('um', 'Onde morou?'), asked('dois', 'Onde nasceu?')], expiresAt: '' }
const quizzed = answeredUpTo('schedule', { ...goodFacts, risk: { ...approved, quiz_needed: true, quiz } })
const order = { orderNumber: '40718823' }

it.each([
  [
    'that a contact was left',
    aFunnel({ cep, number, complement, notice: true, name, email, phone }, nowhere),
    /^Combinado, Ana\. Assim que der para instalar .* você recebe uma mensagem em ana@provedor\.com\.br\.$/,
  ],
  [
    'that none was wanted',
    aFunnel({ cep, number, complement, notice: false }, nowhere),
    /^Tudo bem, não vamos avisar\. /,
  ],
  [
    'that the quiz was passed',
    answeredUpTo('schedule', { ...goodFacts, risk: { ...approved, quiz_passed: true } }),
    /^Respostas de segurança confirmadas\. Quando o técnico pode ir\?$/,
  ],
  ['that all is there to be ordered', aFunnel(fullAnswers, goodFacts), /^Tudo certo para finalizar\?$/],
  ['that it was ordered', aFunnel(fullAnswers, { ...goodFacts, order }), /^Pedido realizado\. /],
  [
    'that the order was withdrawn',
    aFunnel(fullAnswers, { ...goodFacts, order: { ...order, withdrawn: true } }),
    /^Pedido cancelado\. Você desistiu/,
  ],
  [
    'what was read in a sentence, to be agreed to, and not the question as well',
    { ...aFunnel(), noted: { raw: { cep: '14010100', number: '35' }, said: 'cep 14010100 número 35' } },
    /^Anotei: CEP 14010-100, número 35\. Confere\?$/,
  ],
  [
    'that a question comes again because of a change',
    keepAnswers(answeredUpTo('name'), { number: '36' }),
    /^Com a mudança, preciso perguntar de novo\. Tem complemento\?/,
  ],
  [
    'the other ways to answer after a second refusal',
    said(repair, repair),
    /^Ainda não deu certo\. .* Qual é o CEP da instalação\? Se preferir, preencha na página/,
  ],
  ['but not after the answer to a question', said(repair, repair, side), /^Tem\. Qual é o CEP da instalação\?$/],
  [
    'the answer to a question in the quiz',
    { ...quizzed, asides: [besideFirst] },
    /^Sem problema\. Pergunta 1 de 2\. Onde morou\?$/,
  ],
  [
    'and not once more with the next question',
    { ...quizzed, quiz: { um: 'a' }, asides: [besideFirst] },
    /^Pergunta 2 de 2\. Onde nasceu\?$/,
  ],
])('a screen reader announces %s', (_, funnel: Funnel, heard) => {
  expect(announcement(transcript({ ...funnel, editing: null }, journey(funnel)))).toMatch(heard)
})
