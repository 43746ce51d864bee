import { expect, it } from 'vitest'
import type { FlowName } from '../../src/content/flows/flow.ts'
import { flowNames, flows } from '../../src/content/flows/flows.ts'
import { stageNames } from '../../src/content/flows/screen.ts'
import { stagesNow } from '../../src/funnel/views/stagesNow.ts'
import { aFunnel } from '../support/aFunnel.ts'

it.each([
  ['order', 'cep', 'Disponibilidade* Dados pessoais Pagamento Pedido'],
  ['order', 'ativar-debito', 'Disponibilidade+ Dados pessoais+ Pagamento* Pedido'],
  ['order', 'data-instalacao', 'Disponibilidade+ Dados pessoais+ Pagamento* Pedido'],
  ['order', 'confirmacao', 'Disponibilidade+ Dados pessoais+ Pagamento* Pedido'],
  ['order', 'pedido-realizado', 'Disponibilidade+ Dados pessoais+ Pagamento+ Pedido*'],
  ['migration', 'data-instalacao', 'Disponibilidade+ Dados pessoais+ Pagamento* Pedido'],
  ['premium', 'instalacao', 'Disponibilidade+ Dados pessoais+ Instalação* Pagamento Pedido'],
  ['fluxo', 'instalacao-pagamento', 'Disponibilidade+ Dados pessoais+ Pagamento* Pedido'],
  ['premium', 'ativar-debito', 'Disponibilidade+ Dados pessoais+ Instalação+ Pagamento* Pedido'],
  ['collaborator', 'email', 'Disponibilidade* Dados pessoais Pagamento Pedido'],
  ['collaborator', 'cep', 'Disponibilidade* Dados pessoais Pagamento Pedido'],
  ['renewal', 'confirmacao', 'Disponibilidade+ Pagamento* Pedido'],
  ['coverage', 'planos', 'Disponibilidade*'],
] as const)('%s at %s: a stage is done if nothing of it is ahead', (flow, at, expected) => {
  const marks = { done: '+', current: '*', ahead: '' }
  expect(
    stagesNow({ ...aFunnel(), flow }, screenOf(flow, at))
      .map(({ label, state }) => label + marks[state])
      .join(' '),
  ).toBe(expected)
})

it('the open stage shows its answered part', () => {
  const shares = stagesNow(aFunnel(), screenOf('order', 'cpf')).map(({ share }) => share)
  const person = flows.order.screens.filter(({ stage }) => stage === 'dados-pessoais').map(({ id }) => id)
  const share = Math.round((100 * person.indexOf('cpf')) / person.length)
  expect(shares).toEqual([100, share, 0, 0])
  expect(stagesNow(aFunnel(), screenOf('order', 'pedido-realizado')).at(-1)?.share).toBe(100)
})

it.each(flowNames)('%s never goes back to a stage that it left', (flow) => {
  const { screens } = flows[flow]
  const order = screens.map(({ stage }) => stageNames.indexOf(stage))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

function screenOf(flow: FlowName, id: string) {
  const screen = flows[flow].screens.find((each) => each.id === id)
  if (!screen) throw new Error(`${flow} has no ${id}`)
  return screen
}
