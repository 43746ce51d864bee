import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallName } from '../../src/api/contract/calls.ts'
import type { RiskResult } from '../../src/api/contract/lead/riskAndQuiz.ts'
import { pageTitle } from '../../src/content/texts/site/pageTitle.ts'
import type { Facts, Offers } from '../../src/content/flows/facts.ts'
import type { FlowName } from '../../src/content/flows/flow.ts'
import { flowNames, flows } from '../../src/content/flows/flows.ts'
import { stages } from '../../src/content/flows/screen.ts'
import { progress } from '../../src/funnel/journey/journey.ts'
import { flowOf } from '../../src/funnel/answersAndFacts.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aFunnel, approved, aStreet, fullAnswers } from '../support/aFunnel.ts'
import { aVisit } from './aVisit.tsx'

const offers: Offers = {
  plans: aCoverage().plans,
  request: 'lead-lead-lead-lead-22',
  baseUser: 'base',
  hasEmail: false,
  hasPhone: false,
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

/** The server's facts when a screen is open. */
const told: Record<string, Facts> = {
  verificando: unknown,
  'oferta-indisponivel': { ...facts, ...none('no-free-port') },
  'sem-cobertura': { ...facts, ...none('no-network') },
  'sem-ofertas': { ...facts, offers: { ...offers, plans: [] } },
  validacao: { ...facts, risk: quiz },
  erro1: { ...facts, risk: rejected },
  erro2: { ...facts, risk: { ...rejected, final: true } },
  'pedido-realizado': { ...facts, order: { orderNumber: '40718823' } },
}

/** The campaign of each flow. */
const ways: Record<FlowName, string> = {
  order: '',
  b: 'b',
  fluxo: 'fluxo',
  premium: 'premium',
  mobile: 'timcontrole',
  collaborator: 'oferta-colaborador',
  coverage: '',
  renewal: '',
  migration: 'migracao-ultrafibra',
}

const all = flowNames.flatMap((flow) =>
  flows[flow].screens.map(({ id, path, title, stage }) => ({ flow, id, path, title, stage: stages[stage] })),
)

it.each(all)(
  '$flow: $path has its title, stage and progress, and is hidden from search engines',
  async ({ flow, id, path, title, stage }) => {
    const silent: CallName | undefined = id === 'verificando' ? 'coverage' : undefined
    const left = aFunnel(answers, told[id] ?? facts)
    const { router } = await aVisit(path, {}, left, silent, ways[flow])
    await screen.findByRole('heading', { level: 1 })
    const robots = [...document.querySelectorAll('meta[name=robots]')].map((meta) => meta.getAttribute('content'))
    expect([router.state.location.pathname, document.title, robots]).toEqual([path, pageTitle(title), ['noindex']])
    expect(screen.getByRole('progressbar', { name: 'Quanto do pedido está feito' }).getAttribute('aria-valuenow')).toBe(
      String(progress({ ...left, flow }, id)),
    )
    const lone = new Set(flowOf({ flow }).screens.map((each) => each.stage)).size === 1
    expect(
      screen.queryByRole('list', { name: 'Etapas do pedido' })?.querySelector('[aria-current=step]')?.textContent,
    ).toBe(lone ? undefined : stage)
  },
)
