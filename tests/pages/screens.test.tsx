import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { CallName } from '../../src/api/contract/calls.ts'
import type { RiskResult } from '../../src/api/contract/risk.ts'
import { pageTitle } from '../../src/content/texts/pageTitle.ts'
import type { Facts, Offers } from '../../src/content/flows/facts.ts'
import type { FlowName } from '../../src/content/flows/flow.ts'
import { flowNames, flows } from '../../src/content/flows/flows.ts'
import { flowOf } from '../../src/funnel/knowledge.ts'
import { standInForDialogs } from '../support/dialog.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aFunnel, approved, aStreet, fullAnswers } from '../support/aFunnel.ts'
import { aVisit } from './aVisit.tsx'

beforeEach(standInForDialogs)

const offers: Offers = {
  plans: aCoverage().plans,
  request: 'lead-lead-lead-lead-22',
  baseUser: 'base',
  hasEmail: false,
  hasPhone: false,
  contact: '',
}
const answers = { ...fullAnswers, offer: 'd600gl', code: '123456' }
const facts: Facts = {
  street: aStreet(),
  coverage: aCoverage(),
  risk: approved,
  offers,
  collaborator: { validated: true },
  codeSent: { email: 'a•••@timbrasil.example', expiresAt: '2026-11-20T12:10:00Z' },
  renta: { idLead: 'lead-lead-lead-lead-22', version: 1 },
}
const none = (reason: 'no-network' | 'no-free-port') => ({ coverage: aCoverage({ plans: [], infra: null, reason }) })
const quiz: RiskResult = {
  ...approved,
  quiz_needed: true,
  quiz: {
    idQuiz: 'q',
    expiresAt: '',
    questions: [{ id: '1', text: 'Em qual cidade você nasceu?', answers: [{ id: 'a', text: 'Santos' }] }],
  },
}
const rejected: RiskResult = { ...approved, rejected: true, rejected_message: 'Procure uma loja.' }
const { coverage: _coverage, ...unknown } = facts

/** What the server has told where a screen is the one that is open. */
const told: { [S in string]?: Facts } = {
  verificando: unknown,
  'oferta-indisponivel': { ...facts, ...none('no-free-port') },
  'sem-cobertura': { ...facts, ...none('no-network') },
  'sem-ofertas': { ...facts, offers: { ...offers, plans: [] } },
  validacao: { ...facts, risk: quiz },
  erro1: { ...facts, risk: rejected },
  erro2: { ...facts, risk: { ...rejected, final: true } },
  'pedido-realizado': { ...facts, order: { orderNumber: '40718823' } },
}

/** Where each way to buy is found, and how much of it lies behind the visitor at each of its screens. */
const ways: Record<FlowName, { campaign: string; percent: number[] }> = {
  order: { campaign: '', percent: [10, 15, 15, 15, 21, 26, 31, 37, 42, 47, 53, 58, 63, 68, 77, 77, 77, 83, 84, 100] },
  b: { campaign: 'b', percent: [10, 10, 10, 16, 21, 27, 33, 38, 44, 50, 55, 61, 67, 75, 75, 75, 81, 84, 100] },
  fluxo: { campaign: 'fluxo', percent: [10, 10, 10, 22, 34, 46, 62, 62, 62, 71, 100] },
  premium: { campaign: 'premium', percent: [10, 18, 18, 18, 25, 33, 41, 49, 56, 64, 75, 75, 75, 81, 100] },
  mobile: {
    campaign: 'timcontrole',
    percent: [10, 15, 21, 21, 21, 26, 31, 37, 42, 47, 53, 58, 63, 68, 77, 77, 77, 83, 84, 100],
  },
  collaborator: {
    campaign: 'oferta-colaborador',
    percent: [10, 15, 20, 25, 25, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 78, 78, 78, 84, 85, 100],
  },
  coverage: { campaign: '', percent: [10, 53, 53, 53, 53, 53, 53] },
  renewal: { campaign: '', percent: [10, 10, 31, 50, 100] },
  migration: {
    campaign: 'migracao-ultrafibra',
    percent: [10, 10, 19, 27, 36, 36, 36, 44, 53, 64, 64, 64, 70, 78, 100],
  },
}

const stageOf: { [S in string]?: string } = {
  nome: 'Dados pessoais',
  telefone: 'Dados pessoais',
  email: 'Dados pessoais',
  'data-nascimento': 'Dados pessoais',
  'nome-mae': 'Dados pessoais',
  cpf: 'Dados pessoais',
  'dados-pessoais': 'Dados pessoais',
  instalacao: 'Instalação',
  'data-de-vencimento': 'Pagamento',
  'ativar-debito': 'Pagamento',
  'conta-debito': 'Pagamento',
  'instalacao-pagamento': 'Pagamento',
  validacao: 'Pagamento',
  erro1: 'Pagamento',
  erro2: 'Pagamento',
  'data-instalacao': 'Pagamento',
  confirmacao: 'Pagamento',
  'pedido-realizado': 'Pedido',
}

/** A collaborator's e-mail comes before anything is available. */
const stageAt = (flow: FlowName, id: string) =>
  (flow === 'collaborator' && id === 'email' ? undefined : stageOf[id]) ?? 'Disponibilidade'

const all = flowNames.flatMap((flow) =>
  flows[flow].screens.map(({ id, path, title }, at) => ({
    flow,
    id,
    path,
    title,
    percent: ways[flow].percent[at] ?? 0,
  })),
)

it.each(all)(
  '$flow: $path has its title, its stage and $percent%, and is kept from search engines',
  async ({ flow, id, path, title, percent }) => {
    const silent: CallName | undefined = id === 'verificando' ? 'coverage' : undefined
    const { router } = await aVisit(path, {}, aFunnel(answers, told[id] ?? facts), silent, ways[flow].campaign)
    await screen.findByRole('heading', { level: 1 })
    const robots = [...document.querySelectorAll('meta[name=robots]')].map((meta) => meta.getAttribute('content'))
    expect([router.state.location.pathname, document.title, robots]).toEqual([path, pageTitle(title), ['noindex']])
    expect(screen.getByRole('progressbar', { name: 'Quanto do pedido está feito' }).getAttribute('aria-valuenow')).toBe(
      String(percent),
    )
    const lone = new Set(flowOf({ flow }).screens.map(({ stage }) => stage)).size === 1
    expect(
      screen.queryByRole('list', { name: 'Etapas do pedido' })?.querySelector('[aria-current=step]')?.textContent,
    ).toBe(lone ? undefined : stageAt(flow, id))
  },
)
