import { expect, it } from 'vitest'
import { announcement } from '../../src/conversation/transcript/announcement.ts'
import { transcript } from '../../src/conversation/transcript/transcript.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aFunnel, answeredUpTo, approved, aStreet, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const { cep, number, complement, name, email, phone } = fullAnswers
const nowhere = { street: aStreet(), coverage: aCoverage({ plans: [], reason: 'no-network' }) }
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
])('a reader hears %s', (_, funnel: Funnel, heard) => {
  expect(announcement(transcript({ ...funnel, editing: null }, journey(funnel)))).toMatch(heard)
})
