import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { startedOver, withdrawAsked } from '../../src/funnel/visitorActions.ts'
import { factTold, withdrawing } from '../../src/funnel/slice.ts'
import { DoneSummary } from '../../src/order/done/DoneSummary.tsx'
import { OrderAside } from '../../src/order/panel/OrderAside.tsx'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { renderOrder } from '../support/renderOrder.tsx'

const order = { orderNumber: '7777700018' }
const placed = aFunnel(fullAnswers, { ...goodFacts, order })
const cancelled = aFunnel(fullAnswers, { ...goodFacts, order: { ...order, withdrawn: true } })

async function asking(funnel = placed) {
  const view = renderOrder(<DoneSummary />, funnel)
  await userEvent.click(screen.getByRole('button', { name: 'Desistir do pedido' }))
  return view
}

describe('the button to withdraw an order', () => {
  it('asks for confirmation first, and does nothing when cancelled', async () => {
    const { asked } = await asking()
    expect(screen.getByRole('dialog', { name: 'Desistir do pedido?' }).textContent).toContain('7777700018')
    await userEvent.click(screen.getByRole('button', { name: 'Manter o pedido' }))
    expect(asked).toEqual([])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('requests it after confirmation, and shows the progress', async () => {
    const { asked, store } = await asking()
    await userEvent.click(screen.getByRole('button', { name: 'Desistir' }))
    expect(asked).toEqual([withdrawAsked()])
    act(() => void store.dispatch(withdrawing({ busy: true, error: null })))
    await userEvent.click(screen.getByRole('button', { name: 'Cancelando' }))
    expect(asked.filter(({ type }) => type === withdrawAsked.type)).toHaveLength(1)
  })

  it('shows why it failed, and can be retried in place', async () => {
    const { asked } = await asking({
      ...placed,
      withdrawing: { busy: false, error: { code: 'withdrawal.late', words: 'O prazo já passou.' } },
    })
    expect(screen.getByRole('alert').textContent).toBe('O prazo já passou.')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(asked).toEqual([withdrawAsked()])
  })

  it('ends with a summary of the cancelled order, which gets the focus', async () => {
    const { store } = await asking()
    act(() => void store.dispatch(factTold({ name: 'order', of: '', value: { ...order, withdrawn: true } })))
    expect(screen.queryByRole('dialog')).toBeNull()
    const answer = screen.getByText('Pedido cancelado').closest('[tabindex="-1"]')
    expect(answer?.textContent).toBe(
      'Pedido canceladoO pedido 7777700018 foi cancelado e você não deve nada. Mandamos a confirmação para ana@provedor.com.br.',
    )
    expect(document.activeElement).toBe(answer)
  })
})

describe('a withdrawn order', () => {
  it('is not shown next to the page as a valid one', () => {
    const { container } = renderOrder(<OrderAside />, cancelled)
    expect(container.textContent).toContain('Pedido cancelado')
    expect(container.textContent).not.toMatch(/600 Mega|R\$|Rua das Palmeiras|completo/)
  })
  it('promises nothing more, keeps its number and allows another', async () => {
    const { asked } = renderOrder(<DoneSummary />, cancelled)
    expect(document.activeElement).toBe(document.body)
    expect(screen.queryByText('Instalação')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Desistir do pedido' })).toBeNull()
    expect(screen.getByText('7777 7000 18')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Fazer outro pedido' }))
    expect(asked).toEqual([startedOver()])
  })
})
