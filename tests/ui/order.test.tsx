import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Anchor } from '../../src/ui/buttons/Anchor.tsx'
import { OrderPanel } from '../../src/ui/cards/OrderPanel.tsx'
import { Price } from '../../src/ui/cards/Price.tsx'
import { ProgressStages } from '../../src/ui/layout/ProgressStages.tsx'
import { PricePeriods } from '../../src/ui/cards/PricePeriods.tsx'
import { TextField } from '../../src/ui/fields/TextField.tsx'
import { TextLink } from '../../src/ui/buttons/TextLink.tsx'

test('the price is read as a sentence and the old one is named', () => {
  render(
    <Price
      full="De R$ 179,99"
      fullAs="Preço sem desconto: "
      int="119"
      cents="99"
      per="/mês"
      readAs="Por R$ 119,99 por mês"
    />,
  )
  expect(screen.getByText('Por R$ 119,99 por mês')).toBeTruthy()
  expect(screen.getByText(/De R\$ 179,99/).textContent).toBe('Preço sem desconto: De R$ 179,99')
})

test('a screen reader gets the finished and the open stages', () => {
  const stages = [
    ['Cobertura', 'done'],
    ['Plano', 'current'],
    ['Pagamento', 'ahead'],
  ] as const
  render(
    <ProgressStages
      stages={stages.map(([label, state]) => ({ id: label, label, state, share: 40 }))}
      total={30}
      progress="Quanto do pedido está feito"
      list="Etapas do pedido"
      now="2 de 3"
      doneText=", concluída"
    />,
  )
  const [first, second, third] = within(screen.getByRole('list', { name: 'Etapas do pedido' })).getAllByRole('listitem')
  expect(first?.textContent).toBe('Cobertura, concluída')
  expect(second?.getAttribute('aria-current')).toBe('step')
  expect(second?.style.getPropertyValue('--answered')).toBe('40%')
  expect(third?.textContent).toBe('Pagamento')
})

test('every edit link names its answer', () => {
  render(
    <MemoryRouter>
      <OrderPanel
        heading="Seu pedido"
        noPlan="Plano a escolher"
        rows={[
          {
            label: 'Endereço',
            value: 'Rua Barata Ribeiro, 502',
            edit: (
              <TextLink to="/cep" about="endereço">
                Editar
              </TextLink>
            ),
          },
          { label: 'Vencimento', todo: 'A escolher' },
        ]}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Editar endereço' })).toBeTruthy()
  expect(screen.getByText('Plano a escolher')).toBeTruthy()
  expect(screen.getByText('A escolher')).toBeTruthy()
})

test('a tile is coloured for each month with the discount, and the rest are not', () => {
  const { container } = render(
    <PricePeriods
      months={12}
      first={{ price: 'R$ 119,99', text: 'do 1º ao 12º' }}
      then={{ price: 'R$ 179,99', text: 'do 13º em diante' }}
    />,
  )
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 2000 100')
  expect(container.querySelector('path:last-of-type')?.getAttribute('d')?.match(/M/g)).toHaveLength(8)
})

test('the first question can be rendered before any code loads', () => {
  const html = renderToString(
    <TextField name="cep" label="CEP" mask="cep" inputMode="numeric" help="Exemplo: 22041-080" />,
  )
  expect(html).toContain('inputMode="numeric"')
  expect(html).toContain('Exemplo: 22041-080')
})

test.each([{ to: '/regulamentos' }, { href: 'https://wa.me/1' }])(
  'a link that opens another tab says so to screen readers',
  (target) => {
    render(
      <MemoryRouter>
        <Anchor {...target} target="_blank">
          contrato
        </Anchor>
        <Anchor {...target}>regulamento</Anchor>
      </MemoryRouter>,
    )
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'contrato, abre em outra aba',
      'regulamento',
    ])
  },
)
