import { expect, it } from 'vitest'
import type { FlowName } from '../../src/content/flows/flow.ts'
import { flows } from '../../src/content/flows/flows.ts'
import type { ScreenId } from '../../src/content/flows/screen.ts'
import { stagesNow } from '../../src/funnel/views/stagesNow.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'

it.each([
  ['order', 'cep', 'Disponibilidade* Dados pessoais Instalação Pagamento Pedido'],
  ['order', 'ativar-debito', 'Disponibilidade+ Dados pessoais+ Instalação Pagamento* Pedido'],
  ['order', 'data-instalacao', 'Disponibilidade+ Dados pessoais+ Instalação* Pagamento Pedido'],
  ['order', 'confirmacao', 'Disponibilidade+ Dados pessoais+ Instalação+ Pagamento* Pedido'],
  ['order', 'pedido-realizado', 'Disponibilidade+ Dados pessoais+ Instalação+ Pagamento+ Pedido*'],
  ['migration', 'data-instalacao', 'Disponibilidade+ Dados pessoais+ Instalação* Pagamento Pedido'],
  ['premium', 'instalacao', 'Disponibilidade+ Dados pessoais+ Instalação* Pagamento Pedido'],
  ['fluxo', 'instalacao-pagamento', 'Disponibilidade+ Dados pessoais+ Instalação Pagamento* Pedido'],
  ['premium', 'ativar-debito', 'Disponibilidade+ Dados pessoais+ Instalação+ Pagamento* Pedido'],
  ['collaborator', 'cep', 'Disponibilidade* Dados pessoais Instalação Pagamento Pedido'],
  ['renewal', 'confirmacao', 'Disponibilidade+ Pagamento* Pedido'],
  ['coverage', 'planos', 'Disponibilidade*'],
] as const)('%s at %s: a stage is done when nothing of it lies ahead', (flow, at, expected) => {
  const marks = { done: '+', current: '*', ahead: '' }
  expect(
    stagesNow({ ...aFunnel(), flow }, screenOf(flow, at))
      .map(({ label, state }) => label + marks[state])
      .join(' '),
  ).toBe(expected)
})

it('the open stage tells how much of it is answered', () => {
  const shares = stagesNow(aFunnel(), screenOf('order', 'cpf')).map(({ share }) => share)
  expect(shares).toEqual([100, 83, 0, 0, 0])
  expect(stagesNow(aFunnel(), screenOf('order', 'pedido-realizado')).at(-1)?.share).toBe(100)
})

it('a screen that asks about payment and visit is of the stage of its open question', () => {
  const { schedule: _visit, ...unbooked } = fullAnswers
  expect([aFunnel(unbooked, goodFacts), answeredUpTo('dueDate')].map(stageAtOnce)).toEqual(['Instalação', 'Pagamento'])
})

const stageAtOnce = (funnel: Funnel) =>
  stagesNow({ ...funnel, flow: 'fluxo' }, screenOf('fluxo', 'instalacao-pagamento')).find(
    ({ state }) => state === 'current',
  )?.label

it('a stage that was begun and left keeps what is answered of it', () => {
  const shares = stagesNow(aFunnel(), screenOf('order', 'data-instalacao')).map(({ id, share }) => [id, share])
  expect(shares).toEqual([
    ['disponibilidade', 100],
    ['dados-pessoais', 100],
    ['instalacao', 0],
    ['pagamento', 67],
    ['pedido-realizado', 0],
  ])
})

function screenOf(flow: FlowName, id: ScreenId) {
  const screen = flows[flow].screens.find((each) => each.id === id)
  if (!screen) throw new Error(`${flow} has no ${id}`)
  return screen
}
