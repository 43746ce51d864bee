import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallName } from '../../src/api/contract/calls.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { bankTexts } from '../../src/content/texts/order/bankAndVisitTexts.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aFunnel, answeredUpTo, aStreet, fullAnswers } from '../support/aFunnel.ts'
import { bodiesOf, stumbled } from '../support/fakeApi.ts'
import { aTalk } from './aTalk.tsx'

type Talk = ReturnType<typeof aTalk>

const { cep, number, complement, name, phone, email } = fullAnswers
const nowhere = aCoverage({ plans: [], infra: null, reason: 'no-network' })
/** Waits for the failure in place, types, and tries again. Returns the typed text afterwards. */
async function triedAgain(talk: Talk, meanwhile = '') {
  await screen.findByText(stumbled.message)
  if (meanwhile) await talk.user.type(document.getElementById('resposta') ?? document.body, meanwhile)
  talk.failing.clear()
  await talk.tap('Tentar de novo')
  await waitFor(() => expect(screen.queryByText(stumbled.message)).toBeNull())
  return document.querySelector<HTMLInputElement>('#resposta')?.value
}

async function emailSaid(talk: Talk) {
  await talk.asked(/Qual é o seu e-mail corporativo\?/)
  await talk.say('ana@timbrasil.example')
  await talk.asked('Qual é o código que chegou no seu e-mail?')
}

describe('a failed look-up is reported in place, and can be retried', () => {
  it.each<[call: CallName, at: string, campaign: string]>([
    ['renewalOffers', '/chat/refidelizacao', ''],
    ['migrationOffers', '/chat', 'migracao-ultrafibra'],
  ])('%s, by the CPF', async (call, at, campaign) => {
    const talk = aTalk({ at, campaign })
    talk.failing.add(call)
    await talk.asked(/Qual é o CPF do contrato\?/)
    await talk.say('529.982.247-25')
    await triedAgain(talk)
    await talk.asked('Estas ofertas são suas. Qual oferta você quer?')
    expect(bodiesOf(talk.sent, call)).toHaveLength(2)
  })

  it('complementTypes, next to the field, which still works', async () => {
    const talk = aTalk({ at: '/chat/complemento', left: aFunnel({ cep, number }, { street: aStreet() }) })
    talk.failing.add('complementTypes')
    await screen.findByText(/Não deu para buscar os complementos/)
    talk.failing.clear()
    await talk.tap('Tentar de novo')
    await waitFor(() => expect(screen.queryByText(/Não deu para buscar os complementos/)).toBeNull())
    await talk.say('Apto 11')
    await talk.asked(/plano/)
  })

  it('createFromRenta, by the number of the line', async () => {
    const talk = aTalk({ campaign: 'timcontrole' })
    talk.failing.add('createFromRenta')
    await talk.asked(/Qual é o número da sua linha TIM\?/)
    await talk.say('16991000001')
    await triedAgain(talk)
    await talk.asked('Qual é o CEP da instalação?')
    expect(bodiesOf(talk.sent, 'createFromRenta')).toHaveLength(2)
  })

  it('sendCollaboratorCode', async () => {
    const talk = aTalk({ campaign: 'oferta-colaborador' })
    talk.failing.add('sendCollaboratorCode')
    await emailSaid(talk)
    expect(await triedAgain(talk, '123')).toBe('123')
    await screen.findByText('Mandamos um código para a•••@timbrasil.example.')
  })

  it('checkCollaboratorCode', async () => {
    const talk = aTalk({ campaign: 'oferta-colaborador' })
    talk.failing.add('checkCollaboratorCode')
    await emailSaid(talk)
    await talk.say('123456')
    await triedAgain(talk)
    await talk.asked('Qual é o CEP da instalação?')
    expect(bodiesOf(talk.sent, 'checkCollaboratorCode')).toHaveLength(2)
  })
})

it('a failed request for a call keeps the number, and can be repeated', async () => {
  const left = {
    ...aFunnel({ cep, number, complement }, { street: aStreet(), coverage: aCoverage() }),
    flow: 'coverage' as const,
  }
  const talk = aTalk({ at: '/chat/cobertura', left })
  talk.failing.add('requestCall')
  await talk.user.type(await screen.findByRole('textbox', { name: 'Celular com DDD' }), '16991234567')
  await talk.tap('Receber uma ligação')
  await screen.findByText(stumbled.message)
  expect(screen.getByRole('textbox', { name: 'Celular com DDD' })).toHaveProperty('value', '(16) 99123-4567')
  talk.failing.clear()
  await talk.tap('Tentar de novo')
  await screen.findByText('Combinado, vamos ligar.')
})

describe('a failed save is reported, blocks nothing, and is retried', () => {
  it('an address without network, with its contact given and withdrawn', async () => {
    const talk = aTalk({
      at: '/chat/oferta-indisponivel',
      left: aFunnel({ cep, number, complement }, { street: aStreet(), coverage: nowhere }),
    })
    talk.failing.add('keepNoCoverage').add('addContact')
    await talk.tap('Sim, quero ser avisado')
    for (const words of [name, phone, email]) await talk.say(words)
    await talk.asked('Combinado, Ana.')
    await triedAgain(talk)
    expect(bodiesOf(talk.sent, 'addContact').at(-1)).toMatchObject({ name, email, phone })
    talk.failing.add('forgetNoCoverage')
    await talk.tap('Não quero ser avisado')
    await triedAgain(talk)
    await talk.asked('Quer receber um aviso quando a fibra chegar à sua rua?')
    expect(bodiesOf(talk.sent, 'forgetNoCoverage')).toHaveLength(2)
  })

  it('the offer of a renewal, and its end', async () => {
    const talk = aTalk({ at: '/chat/refidelizacao' })
    talk.failing.add('chooseRenewal')
    await talk.asked(/Qual é o CPF do contrato\?/)
    await talk.say('529.982.247-25')
    await talk.tap(/^600 Mega/)
    await talk.tap(/^Quero este, 600/)
    await talk.asked('Tudo certo para finalizar?')
    await triedAgain(talk)
    talk.failing.add('finishRenewal')
    await talk.user.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
    await talk.tap(/Finalizar pedido/)
    await triedAgain(talk)
    await talk.asked(/Pedido realizado/)
    expect([bodiesOf(talk.sent, 'chooseRenewal').length, bodiesOf(talk.sent, 'finishRenewal').length]).toEqual([2, 2])
  })

  it.each<CallName>(['chooseMigrationPlan', 'saveMigrationAddress'])('%s, on the way to fibre', async (call) => {
    const talk = aTalk({ campaign: 'migracao-ultrafibra' })
    talk.failing.add(call)
    await talk.asked(/Qual é o CPF do contrato\?/)
    await talk.say('529.982.247-25')
    await talk.tap(/^600 Mega/)
    await talk.tap(/^Quero este, 600/)
    await talk.asked('Qual é o CEP da instalação?')
    await talk.say('14010-100')
    await talk.asked(/Achei/)
    await talk.say('35')
    await talk.tap('Sem complemento')
    await talk.asked(/celular/)
    expect(await triedAgain(talk, '(16) 99')).toBe('(16) 99')
    expect(bodiesOf(talk.sent, call).length).toBeGreaterThan(1)
  })
})

const noBanks = new ApiError('empty', 'Lista de bancos retornou vazia.', 200)

it('without a list of banks the order continues by bill, by one tap', async () => {
  const talk = aTalk({ at: '/chat/banco', over: { banks: noBanks }, left: answeredUpTo('bank') })
  await talk.tap(bankTexts.bill)
  await waitFor(() => expect(bodiesOf(talk.sent, 'saveStep').at(-1)).toEqual({ direct_debit: false }))
})
