import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallName } from '../../src/api/contract/calls.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { bankTexts } from '../../src/content/texts/order/bankAndVisitTexts.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aFunnel, answeredUpTo, aStreet, fullAnswers } from '../support/aFunnel.ts'
import { bodiesOf, stumbled } from '../support/fakeApi.ts'
import { aVisit, go, heading } from './aVisit.tsx'

type Visit = Awaited<ReturnType<typeof aVisit>>

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const { cep, number, complement, name, phone, email } = fullAnswers
const nowhere = aCoverage({ plans: [], infra: null, reason: 'no-network' })

async function fills(visit: Visit, label: string, text: string) {
  await visit.user.type(await field(label), text)
  await visit.user.click(go())
}

/** Waits for the failure in place and tries again; returns the field's text during the failure. */
async function triedAgain(visit: Visit, label?: string) {
  await screen.findByText(stumbled.message)
  const { value } = label === undefined ? { value: '' } : await screen.findByLabelText<HTMLInputElement>(label)
  visit.failing.clear()
  await visit.user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  return value
}

describe('a failed look-up is reported in place, and can be retried', () => {
  it.each<[call: CallName, campaign: string, path: string]>([
    ['renewalOffers', '', '/refidelizacao/consulta-cpf'],
    ['migrationOffers', 'migracao-ultrafibra', '/consulta-cpf'],
  ])('%s, by the CPF', async (call, campaign, path) => {
    const visit = await aVisit(path, {}, null, undefined, campaign)
    visit.failing.add(call)
    await fills(visit, 'CPF do titular do contrato', '52998224725')
    expect(await triedAgain(visit, 'CPF do titular do contrato')).toBe('529.982.247-25')
    await heading('As ofertas que são suas')
    expect(bodiesOf(visit.sent, call)).toHaveLength(2)
  })

  it('createFromRenta, by the number of the line', async () => {
    const visit = await aVisit('/checkout/consulta-telefone', {}, null, undefined, 'timcontrole')
    visit.failing.add('createFromRenta')
    await fills(visit, 'Celular com DDD', '16991000001')
    expect(await triedAgain(visit, 'Celular com DDD')).toBe('(16) 99100-0001')
    await heading('Qual é o CEP da instalação?')
    expect(bodiesOf(visit.sent, 'createFromRenta')).toHaveLength(2)
  })

  it('sendCollaboratorCode', async () => {
    const visit = await aVisit('/checkout/email', {}, null, undefined, 'oferta-colaborador')
    visit.failing.add('sendCollaboratorCode')
    await fills(visit, 'E-mail', 'ana@timbrasil.example')
    await visit.user.type(await field('Código do e-mail'), '123')
    expect(await triedAgain(visit, 'Código do e-mail')).toBe('123')
    await screen.findByText('Mandamos um código para a•••@timbrasil.example.')
    expect(await field('Código do e-mail')).toHaveProperty('value', '123')
  })

  it('checkCollaboratorCode', async () => {
    const visit = await aVisit('/checkout/email', {}, null, undefined, 'oferta-colaborador')
    await fills(visit, 'E-mail', 'ana@timbrasil.example')
    await screen.findByText('Mandamos um código para a•••@timbrasil.example.')
    visit.failing.add('checkCollaboratorCode')
    await fills(visit, 'Código do e-mail', '123456')
    await triedAgain(visit)
    await heading('Qual é o CEP da instalação?')
    expect(bodiesOf(visit.sent, 'checkCollaboratorCode')).toHaveLength(2)
  })
})

describe('a requested call', () => {
  it.each(['/consultar-cobertura/com-cobertura', '/refidelizacao/sem-ofertas'])(
    'at %s keeps the number if it fails, and can be requested again',
    async (path) => {
      const none = { plansOffers: [], id_renewal_request: null, id_renewal_base_user: null, userData: null }
      const left = path.startsWith('/refid')
        ? {
            ...aFunnel(
              { document: fullAnswers.document },
              { offers: { plans: [], request: '', baseUser: '', hasEmail: false, hasPhone: false } },
            ),
            flow: 'renewal' as const,
          }
        : {
            ...aFunnel({ cep, number, complement }, { street: aStreet(), coverage: aCoverage() }),
            flow: 'coverage' as const,
          }
      const visit = await aVisit(path, { renewalOffers: none }, left)
      visit.failing.add('requestCall')
      await visit.user.type(await field('Celular com DDD'), '16991234567')
      await visit.user.click(screen.getByRole('button', { name: 'Receber uma ligação' }))
      expect(await triedAgain(visit, 'Celular com DDD')).toBe('(16) 99123-4567')
      await screen.findByText('Combinado, vamos ligar.')
    },
  )
})

describe('a failed save is reported, blocks nothing, and is retried', () => {
  it('an address without network, and its contact', async () => {
    const visit = await aVisit(
      '/checkout/oferta-indisponivel',
      {},
      aFunnel({ cep, number, complement }, { street: aStreet(), coverage: nowhere }),
    )
    visit.failing.add('keepNoCoverage').add('addContact')
    await visit.user.type(await field('Nome completo'), name)
    await visit.user.type(await field('E-mail'), email)
    await visit.user.type(await field('Celular com DDD'), phone)
    await visit.user.click(screen.getByRole('button', { name: 'Quero ser avisado' }))
    await heading('Combinado, Ana.')
    await triedAgain(visit)
    await waitFor(() => expect(screen.queryByText(stumbled.message)).toBeNull())
    expect(bodiesOf(visit.sent, 'addContact').at(-1)).toMatchObject({ name, email, phone })
  })

  it('a withdrawn contact', async () => {
    const left = {
      ...aFunnel(
        { cep, number, complement, notice: true, name, email, phone },
        { street: aStreet(), coverage: nowhere },
      ),
      notice: { id: 'none-none-none-none-22' },
    }
    const visit = await aVisit('/checkout/oferta-indisponivel', {}, left)
    visit.failing.add('forgetNoCoverage')
    await visit.user.click(await screen.findByRole('button', { name: 'Não quero ser avisado' }))
    await triedAgain(visit)
    await screen.findByText('Pronto, apagamos seus dados.')
    expect(screen.queryByText(stumbled.message)).toBeNull()
    expect(bodiesOf(visit.sent, 'forgetNoCoverage')).toHaveLength(2)
  })

  it('the offer of a renewal, and its end', async () => {
    const visit = await aVisit('/refidelizacao/consulta-cpf')
    await fills(visit, 'CPF do titular do contrato', '52998224725')
    visit.failing.add('chooseRenewal').add('finishRenewal')
    await visit.user.click((await screen.findAllByRole('button', { name: /^Quero este/ }))[0] ?? document.body)
    await heading('Confira o seu pedido')
    await triedAgain(visit)
    await waitFor(() => expect(screen.queryByText(stumbled.message)).toBeNull())
    visit.failing.add('finishRenewal')
    await visit.user.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
    await visit.user.click(screen.getByRole('button', { name: /Finalizar pedido/ }))
    await triedAgain(visit)
    await heading('Pedido realizado.')
  })

  it.each<CallName>(['chooseMigrationPlan', 'saveMigrationAddress'])('%s, on the way to fibre', async (call) => {
    const visit = await aVisit('/consulta-cpf', {}, null, undefined, 'migracao-ultrafibra')
    visit.failing.add(call)
    await fills(visit, 'CPF do titular do contrato', '52998224725')
    await visit.user.click((await screen.findAllByRole('button', { name: /^Quero este/ }))[0] ?? document.body)
    await fills(visit, 'CEP da instalação', '14010100')
    await visit.user.click(await screen.findByRole('checkbox', { name: 'Sem complemento' }))
    await fills(visit, 'Número', '35')
    await visit.user.type(await field('Celular com DDD'), '1699')
    expect(await triedAgain(visit, 'Celular com DDD')).toBe('(16) 99')
    await waitFor(() => expect(screen.queryByText(stumbled.message)).toBeNull())
    expect(await field('Celular com DDD')).toHaveProperty('value', '(16) 99')
    expect(bodiesOf(visit.sent, call).length).toBeGreaterThan(1)
  })
})

const noBanks = new ApiError('empty', 'Lista de bancos retornou vazia.', 200)

it('without a list of banks the order continues by bill, by one press', async () => {
  const visit = await aVisit('/checkout/conta-debito', { banks: noBanks }, answeredUpTo('bank'))
  await visit.user.click(await screen.findByRole('button', { name: bankTexts.bill }))
  await waitFor(() => expect(visit.router.state.location.pathname).toBe('/checkout/data-instalacao'))
  expect(bodiesOf(visit.sent, 'saveStep').at(-1)).toEqual({ direct_debit: false })
})
