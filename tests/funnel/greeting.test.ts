import { expect, test } from 'vitest'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { greeting } from '../../src/funnel/views/greeting.ts'

const rest = 'Faço uma pergunta por vez, e você pode mudar qualquer resposta.'
const notAgain = 'Faço uma pergunta por vez e não repito o que você já respondeu.'

test.each([
  ['', `Olá! ${rest}`],
  ['fluxo', `Olá! ${rest}`],
  ['hbo-max', `Olá! Você veio pela oferta de internet por fibra com HBO Max. ${rest}`],
  ['livelo', `Olá! Você veio pela oferta de internet por fibra que rende pontos Livelo. ${rest}`],
  [
    'timcontrole',
    `Olá! Você veio pela oferta de internet por fibra para quem é TIM Controle, com até 20 GIGA a mais. ${rest}`,
  ],
  ['oferta-colaborador', `Olá! Você veio pela oferta de internet por fibra para quem é do time TIM. ${rest}`],
])('the greeting names the offer of the campaign "%s"', (prefix, words) => {
  expect(greeting({ referred: false, campaign: campaignOf(prefix) })).toBe(words)
})

test.each([
  ['', `Olá! Sigo por aqui a conversa do WhatsApp. ${notAgain}`],
  [
    'paramount',
    `Olá! Sigo por aqui a conversa do WhatsApp, com a oferta de internet por fibra com Paramount+. ${notAgain}`,
  ],
])('the greeting after WhatsApp continues the talk, with the offer of the campaign "%s"', (prefix, words) => {
  expect(greeting({ referred: true, campaign: campaignOf(prefix) })).toBe(words)
})
