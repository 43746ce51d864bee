import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCoverage } from '../support/aPlan.ts'
import { bodiesOf, idLead } from '../support/fakeApi.ts'
import { later } from '../support/lazyParts.ts'
import { aTalk } from './aTalk.tsx'

it('a renewal goes from the CPF to the number', async () => {
  const talk = aTalk({ at: '/chat/refidelizacao' })
  await talk.asked(/Qual é o CPF do contrato\?/)
  await talk.say('529.982.247-25')
  await talk.asked('Estas ofertas são suas. Qual oferta você quer?')
  await talk.tap(/^600 Mega/)
  await talk.tap(/^Quero este, 600/)
  await talk.asked('Tudo certo para finalizar?')
  expect(talk.here.path).toBe('/chat/refidelizacao/confirmacao')
  await talk.user.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
  await talk.tap(/Finalizar pedido/)
  await talk.asked(/Pedido realizado/)
  expect(bodiesOf(talk.sent, 'finishRenewal')).toHaveLength(1)
})

it('the focus continues after a look-up', async () => {
  const offers = later({
    plansOffers: aCoverage().plans,
    id_renewal_request: idLead,
    id_renewal_base_user: 'base',
    userData: { name: null, email: null, phone: null },
  })
  const talk = aTalk({ at: '/chat/refidelizacao', over: { renewalOffers: () => offers.promise } })
  await talk.asked(/Qual é o CPF do contrato\?/)
  await talk.say('529.982.247-25')
  await waitFor(() => expect(document.activeElement?.id).toBe('agora'))
  await act(async () => offers.arrive())
  await talk.asked('Estas ofertas são suas. Qual oferta você quer?')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Estas ofertas são suas.'))
})

it('a CPF without an offer is reported, with another try', async () => {
  const talk = aTalk({
    at: '/chat/refidelizacao',
    over: { renewalOffers: { plansOffers: [], id_renewal_request: null, id_renewal_base_user: null, userData: null } },
  })
  await talk.asked(/Qual é o CPF do contrato\?/)
  await talk.say('529.982.247-25')
  await talk.asked('Não há oferta para este CPF agora.')
  expect(screen.getByRole('link', { name: 'Consultar outro CPF' }).getAttribute('href')).toBe('/chat/refidelizacao/cpf')
})

it('a collaborator sees where the code was sent, and a wrong one costs a try', async () => {
  let wrong = true
  const check = () => ({ success: true, validated: !wrong, expired: false, triesLeft: wrong ? 4 : 5 })
  const talk = aTalk({ campaign: 'oferta-colaborador', over: { checkCollaboratorCode: check } })
  await talk.asked(/Qual é o seu e-mail corporativo\?/)
  await talk.say('ana@timbrasil.example')
  await talk.asked('Qual é o código que chegou no seu e-mail?')
  await screen.findByText('Mandamos um código para a•••@timbrasil.example.')
  await talk.say('111111')
  await screen.findByText('O código não confere. Você tem mais 4 tentativas.')
  wrong = false
  await talk.say('123456')
  await talk.asked('Qual é o CEP da instalação?')
  expect(document.body.textContent).not.toContain('123456')
})

it('two bad e-mails of a collaborator get the example of an accepted one, never of a provider', async () => {
  const talk = aTalk({ campaign: 'oferta-colaborador' })
  await talk.asked(/Qual é o seu e-mail corporativo\?/)
  await talk.say('ana@')
  await talk.log().findByText('Falta o que vem depois do @. Confira o endereço inteiro.')
  await talk.say('ana.souza')
  await talk.log().findByText(/^Ainda não deu certo\. .* Um exemplo que funciona: nome@empresa\.com\.br\.$/)
  expect(document.body.textContent).not.toContain('provedor')
})

it('coverage is looked up without ordering, and a plan leads into the order', async () => {
  const talk = aTalk({ at: '/chat/cobertura' })
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('14010-100')
  await talk.asked(/Achei/)
  await talk.say('35')
  await talk.tap('Sem complemento')
  await talk.asked('Tem fibra na sua rua.')
  expect(bodiesOf(talk.sent, 'createLead')).toHaveLength(0)
  await talk.tap(/^600 Mega/)
  await talk.tap(/^Quero este, 600/)
  await talk.asked('Como você se chama?')
  expect(talk.here.path).toBe('/chat/nome')
})

it('a visitor without a notice is asked nothing more', async () => {
  const talk = aTalk({
    at: '/chat/cobertura',
    over: { coverage: aCoverage({ plans: [], infra: null, reason: 'no-network' }) },
  })
  await talk.asked('Qual é o CEP da instalação?')
  await talk.say('14010-100')
  await talk.asked(/Achei/)
  await talk.say('35')
  await talk.tap('Sem complemento')
  await talk.asked('Quer receber um aviso quando a fibra chegar à sua rua?')
  await talk.tap('Não, obrigado')
  await talk.asked('Tudo bem, não vamos avisar.')
  expect(bodiesOf(talk.sent, 'addContact')).toHaveLength(0)
  await talk.tap('Quero ser avisado')
  await talk.asked('Como você se chama?')
})

it.each([
  ['no-network', 'Quer receber um aviso quando a fibra chegar à sua rua?'],
  ['no-free-port', 'Quer receber um aviso quando abrir uma vaga na caixa da sua rua?'],
  ['not-in-campaign', 'Quer receber um aviso quando houver uma oferta para o seu endereço?'],
] as const)(
  'without an offer for %s, a notice of its end is offered, and the visitor greeted by name',
  async (reason, question) => {
    const talk = aTalk({ over: { coverage: aCoverage({ plans: [], infra: null, reason }) } })
    await talk.asked('Qual é o CEP da instalação?')
    await talk.say('14010-100')
    await talk.asked(/Achei/)
    await talk.say('120')
    await talk.tap('Sem complemento')
    await talk.asked(question)
    await talk.tap('Sim, quero ser avisado')
    await talk.say('Ana Souza')
    await talk.asked('Qual é o seu celular com DDD?')
    for (const words of ['16991234567', 'ana@provedor.com.br']) await talk.say(words)
    await talk.asked('Combinado, Ana.')
    expect(talk.log().getByText(/\(Rua das Palmeiras, 120\)/)).toBeDefined()
  },
)

it('a mobile customer with an unknown line is asked again, or continues without the bonus', async () => {
  const talk = aTalk({ campaign: 'timcontrole' })
  await talk.asked(/Qual é o número da sua linha TIM\?/)
  expect(screen.getByRole('link', { name: /Seguir sem o bônus/ }).getAttribute('href')).toBe('/checkout/cep')
  await talk.say('16991000001')
  await talk.asked('Qual é o CEP da instalação?')
  expect(bodiesOf(talk.sent, 'createFromRenta')).toMatchObject([
    { phoneNumber: '16991000001', idPlanAddonBonus: 'bonus-timcontrole' },
  ])
})
