import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { CallName } from '../../src/api/contract/calls.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { factTold } from '../../src/funnel/slice.ts'
import { Landing } from '../../src/pages/landing/Landing.tsx'
import type { LandingData } from '../../src/pages/landing/landingTypes.ts'
import { Regulations, type RegulationsData } from '../../src/pages/regulations/Regulations.tsx'
import { CampaignContext } from '../../src/ui/useCampaign.ts'
import { aCoverage, aPlan } from '../support/aPlan.ts'
import { answeredUpTo, aFunnel, aStreet, fullAnswers } from '../support/aFunnel.ts'
import { stumbled } from '../support/fakeApi.ts'
import { aVisit } from './aVisit.tsx'
import { landingCalls } from '../support/landingCalls.ts'

/** Fails the first time, and never answers the second time. */
function failsOnce() {
  const answers = [stumbled]
  return () => answers.shift() ?? new Promise(() => {})
}

const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))

const { cep, number, complement } = fullAnswers

describe('after a retry the focus moves to its status', () => {
  it.each<[what: string, path: string, call: CallName, left: ReturnType<typeof aFunnel>, place: () => HTMLElement]>([
    [
      'coverage',
      '/checkout/verificando-disponibilidade',
      'coverage',
      aFunnel({ cep, number, complement }, { street: aStreet() }),
      () => screen.getByRole('heading', { level: 1, name: 'Procurando fibra na sua rua.' }),
    ],
    [
      'an identity',
      '/checkout/validacao',
      'confirmLead',
      answeredUpTo('schedule', { street: aStreet(), coverage: aCoverage() }),
      () => screen.getByRole('heading', { level: 1, name: /estamos conferindo/ }),
    ],
  ])('%s', async (_what, path, call, left, place) => {
    await aVisit(path, { [call]: failsOnce() }, left)
    await tryAgain()
    await waitFor(() => expect(document.activeElement).toBe(place()))
  })

  it('a street', async () => {
    const { store } = await aVisit('/checkout/nr-imovel', {}, aFunnel({ cep }, { street: aStreet() }), 'cepInformation')
    const of = store.getState().funnel.facts.street?.of ?? ''
    act(() => void store.dispatch(factTold({ name: 'street', of, error: { code: 'http', words: stumbled.message } })))
    await tryAgain()
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('status')[0]))
  })

  it.each(['addressInfo', 'complementTypes'] as const)(
    'the complements of a building, when %s failed',
    async (call) => {
      const { user, failing, sent } = await aVisit(
        '/checkout/nr-imovel',
        {},
        answeredUpTo('number', { street: aStreet() }),
      )
      failing.add(call)
      await user.type(await screen.findByLabelText('Número'), '35')
      const status = screen.getAllByRole('status')
      await user.tab()
      const failed = await screen.findByText(/Não deu para buscar os complementos/)
      expect(status.some((region) => region.contains(failed))).toBe(true)
      await user.type(screen.getByLabelText('Complemento'), 'Apto 11')
      failing.clear()
      await tryAgain()
      await waitFor(() => expect(screen.queryByText(/Não deu para buscar os complementos/)).toBeNull())
      expect(sent.filter(({ name }) => name === 'complementTypes').length).toBeGreaterThan(0)
      expect(screen.getByLabelText('Complemento')).toHaveProperty('value', 'Apto 11')
      expect(document.activeElement).toBe(screen.getByLabelText('Complemento'))
    },
  )

  it('the offers for a CPF', async () => {
    const { user } = await aVisit('/refidelizacao/consulta-cpf', { renewalOffers: failsOnce() })
    await user.type(await screen.findByRole('textbox', { name: 'CPF do titular do contrato' }), '52998224725{Enter}')
    await tryAgain()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buscando as suas ofertas' })),
    )
  })
})

describe('after a successful retry the focus moves to the heading', () => {
  it('the plans of the landing', async () => {
    const { rerender } = render(landing({ plans: [], error: 'Erro de rede' }))
    await tryAgain()
    rerender(landing({ plans: [aPlan()], error: null }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Escolha a sua velocidade' }))
  })

  it('the regulations', async () => {
    const { rerender } = render(regulations({ all: null, error: 'Erro de rede' }))
    await tryAgain()
    rerender(regulations({ all: { regulations: [], sumarries: [] }, error: null }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('unless the visitor has moved on meanwhile', async () => {
    const { rerender } = render(regulations({ all: null, error: 'Erro de rede' }))
    await tryAgain()
    const [elsewhere] = screen.getAllByRole('link')
    elsewhere?.focus()
    rerender(regulations({ all: { regulations: [], sumarries: [] }, error: null }))
    expect(document.activeElement).toBe(elsewhere)
  })
})

const landing = (data: LandingData) => (
  <CampaignContext value={campaignOf('')}>
    <MemoryRouter>
      <Landing data={data} onReload={() => {}} calls={landingCalls()} />
    </MemoryRouter>
  </CampaignContext>
)

const regulations = (data: RegulationsData) => (
  <MemoryRouter>
    <Regulations data={data} onReload={() => {}} />
  </MemoryRouter>
)
