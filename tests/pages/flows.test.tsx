import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { questions } from '../../src/content/questions/questions.ts'
import { aCoverage } from '../support/aPlan.ts'
import { bodiesOf } from '../support/fakeApi.ts'
import { person } from '../support/person.ts'
import { fillPage } from './aWay.ts'
import { aVisit, go, heading, linkTo } from './aVisit.tsx'

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const takes = () => screen.findAllByRole('button', { name: /^Quero este/ })
const none = aCoverage({ plans: [], infra: null, reason: 'no-network' })

async function looked(over = {}) {
  const visit = await aVisit('/consultar-cobertura/cep', over)
  await visit.user.type(await field('CEP da instalação'), '14010100')
  await visit.user.click(go())
  await heading('Onde fica a instalação?')
  await visit.user.type(await field('Número'), '35')
  await visit.user.click(screen.getByRole('checkbox', { name: 'Sem complemento' }))
  await visit.user.click(go())
  return visit
}

describe('coverage without ordering', () => {
  it('shows the plans at the address, and takes one into an order', async () => {
    const { user, router, sent } = await looked()
    await heading('Tem fibra na sua rua.')
    expect(router.state.location.pathname).toBe('/consultar-cobertura/planos')
    expect(bodiesOf(sent, 'createLead')).toHaveLength(0)
    await user.click((await takes())[0] ?? document.body)
    await heading('Como você se chama?')
    expect(router.state.location.pathname).toBe('/checkout/nome')
  })

  it('requests a call', async () => {
    const { user, router, sent } = await looked()
    await heading('Tem fibra na sua rua.')
    await user.click(await screen.findByRole('link', { name: 'Receber uma ligação' }))
    await heading('Quer receber uma ligação?')
    expect(router.state.location.pathname).toBe('/consultar-cobertura/com-cobertura')
    await user.type(screen.getByRole('textbox', { name: 'Celular com DDD' }), '16991234567')
    await user.click(screen.getByRole('button', { name: 'Receber uma ligação' }))
    await screen.findByText('Combinado, vamos ligar.')
    expect(bodiesOf(sent, 'requestCall')).toEqual([{ telephone: '16991234567' }])
  })

  it('offers a notice without a network', async () => {
    const { user, router, sent } = await looked({ coverage: none })
    await heading('A fibra ainda não chegou à sua rua.')
    expect(router.state.location.pathname).toBe('/consultar-cobertura/sem-cobertura')
    await user.type(await field('Nome completo'), 'Ana Souza')
    await user.type(await field('E-mail'), 'ana@x.com')
    await user.type(await field('Celular com DDD'), '16991234567')
    await user.click(screen.getByRole('button', { name: 'Quero ser avisado' }))
    await heading('Combinado, Ana.')
    expect(bodiesOf(sent, 'addContact')).toMatchObject([{ name: 'Ana Souza' }])
  })
})

describe('renewal', () => {
  it('goes from the CPF to the number', async () => {
    const { user, router, sent } = await aVisit('/refidelizacao/consulta-cpf')
    expect(screen.queryByRole('button', { name: 'Usar CNPJ da empresa' })).toBeNull()
    await user.type(await field('CPF do titular do contrato'), '52998224725')
    expect(screen.queryByText(questions.document.why ?? '')).toBeNull()
    await user.click(go())
    await heading('As ofertas que são suas')
    await user.click((await takes())[0] ?? document.body)
    await heading('Confira o seu pedido')
    expect(router.state.location.pathname).toBe('/refidelizacao/confirmacao')
    await user.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
    await user.click(screen.getByRole('button', { name: /Finalizar pedido/ }))
    await heading('Pedido realizado.')
    expect(router.state.location.pathname).toBe('/refidelizacao/pedido-realizado')
    expect(bodiesOf(sent, 'chooseRenewal')).toHaveLength(1)
    expect(bodiesOf(sent, 'finishRenewal')).toHaveLength(1)
    await screen.findByText(/A sua nova oferta está confirmada/)
  })

  it('reports no offer, and looks up another CPF', async () => {
    const nothing = {
      plansOffers: [],
      id_renewal_request: 'lead-lead-lead-lead-22',
      id_renewal_base_user: 'base',
      userData: null,
    }
    const { user } = await aVisit('/refidelizacao/consulta-cpf', { renewalOffers: nothing })
    await user.type(await field('CPF do titular do contrato'), '52998224725')
    await user.click(go())
    await heading('Não há oferta para este CPF agora.')
    expect(linkTo('Consultar outro CPF')).toBe('/refidelizacao/consulta-cpf')
  })
})

describe('a collaborator', () => {
  it('requests a code, and another one, and continues with it', async () => {
    const { user, sent } = await aVisit('/checkout/email', {}, null, undefined, 'oferta-colaborador')
    await heading('Qual é o seu e-mail corporativo?')
    await user.type(await field('E-mail'), 'ana@timbrasil.example')
    await user.click(go())
    await heading('Qual é o código que chegou no seu e-mail?')
    await screen.findByText('Mandamos um código para a•••@timbrasil.example.')
    await user.click(screen.getByRole('button', { name: 'Mandar outro código' }))
    expect(sent.filter(({ name }) => name === 'sendCollaboratorCode')).toHaveLength(2)
    await user.type(await field('Código do e-mail'), '123456')
    await user.click(go())
    await heading('Qual é o CEP da instalação?')
  })
})

it('a mobile customer with an unknown line can continue without the bonus', async () => {
  await aVisit('/checkout/consulta-telefone', {}, null, undefined, 'timcontrole')
  await heading('Qual é o número da sua linha?')
  expect((await screen.findByRole('link', { name: /Seguir sem o bônus/ })).getAttribute('href')).toBe('/checkout/cep')
})

it('a combined page shows the account once direct debit is chosen', async () => {
  const { user } = await aVisit('/checkout/cep-dados-cliente', {}, null, undefined, 'fluxo')
  await heading('Vamos ver se a fibra chega aí.')
  fillPage(person)
  await heading('Tem fibra na sua rua.')
  await user.click((await takes())[0] ?? document.body)
  await heading('Seus dados')
  fillPage(person)
  await heading('Instalação e pagamento')
  expect(screen.queryByRole('textbox', { name: 'Agência' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Sim, no débito automático' }))
  await field('Agência')
})
