import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ownDataTexts } from '../../src/content/texts/ownData/ownDataTexts.ts'
import { dataAsked } from '../../src/funnel/visitorActions.ts'
import { ownData, restarted } from '../../src/funnel/slice.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { OwnData } from '../../src/order/panel/OwnData.tsx'
import { OrderPeek } from '../../src/order/panel/OrderPeek.tsx'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { renderOrder } from '../support/renderOrder.tsx'

const way = { name: 'Apagar meus dados e recomeçar' }
const answered = aFunnel(fullAnswers, goodFacts)
const masked: Funnel = { ...answered, kept: { ...answered.kept, phone: { mask: '(16) •••••-4567', at: 6, of: '' } } }

const named = { name: 'Apagar seus dados?' }
const confirmation = () => screen.getByRole('dialog', named)

async function asking(funnel = answered) {
  const view = renderOrder(<OwnData />, funnel)
  await userEvent.click(screen.getByRole('button', { name: ownDataTexts.open }))
  await userEvent.click(screen.getByRole('button', way))
  return { ...view, dialog: within(confirmation()) }
}

describe('the button to erase everything', () => {
  it('is offered from the first answer until it is ordered', () => {
    const order = { orderNumber: '7777700018' }
    const offered = [aFunnel(), aFunnel({ cep: fullAnswers.cep }), aFunnel(fullAnswers, { ...goodFacts, order })].map(
      (funnel) => {
        const { container, unmount } = renderOrder(<OwnData />, funnel)
        const ways = within(container).queryAllByRole('button', { name: ownDataTexts.open }).length
        unmount()
        return ways
      },
    )
    expect(offered).toEqual([0, 1, 0])
  })

  it('explains the effect first, and does nothing when cancelled', async () => {
    const { asked, dialog } = await asking()
    expect(confirmation().parentElement).toBe(document.body)
    dialog.getByText('Apagamos o que você informou, aqui e no nosso sistema. Não dá para desfazer.')
    await userEvent.click(dialog.getByRole('button', { name: 'Manter' }))
    expect(asked.some(({ type }) => type === dataAsked.type)).toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog', named)).toBeNull())
  })

  it('requests it after confirmation, and shows the progress', async () => {
    const { asked, dialog, store } = await asking()
    await userEvent.click(dialog.getByRole('button', { name: 'Apagar tudo' }))
    expect(asked.at(-1)).toEqual(dataAsked({ action: 'erase' }))
    act(() => void store.dispatch(ownData({ busy: true, error: null })))
    await userEvent.click(dialog.getByRole('button', { name: 'Apagando' }))
    expect(asked.filter(({ type }) => type === dataAsked.type)).toHaveLength(1)
  })

  it('cannot be cancelled in progress', async () => {
    const { asked, dialog, store } = await asking()
    act(() => void store.dispatch(ownData({ busy: true, error: null })))
    const window = confirmation()
    await userEvent.click(dialog.getByRole('button', { name: 'Manter' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    fireEvent(window, new Event('cancel', { cancelable: true }))
    if (window instanceof HTMLDialogElement) act(() => window.close())
    expect([window.hasAttribute('open'), window.dataset['closing']]).toEqual([true, undefined])
    dialog.getByRole('button', { name: 'Apagando' })
    await userEvent.click(screen.getByRole('button', way))
    expect([store.getState().funnel.ownData.busy, asked.filter(({ type }) => type === ownData.type)]).toEqual([
      true,
      [ownData({ busy: false, error: null }), ownData({ busy: true, error: null })],
    ])
  })

  it('shows why it failed, and can be retried in place', async () => {
    const { asked, dialog, store } = await asking()
    act(() => void store.dispatch(ownData({ busy: false, error: { code: 'http', words: 'Sem conexão.' } })))
    expect(dialog.getByRole('alert').textContent).toBe('Sem conexão.')
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar de novo' }))
    expect(asked.at(-1)).toEqual(dataAsked({ action: 'erase' }))
  })

  it('asks for the telephone that only the server has', async () => {
    const { asked, dialog } = await asking(masked)
    const field = dialog.getByRole('textbox', { name: 'Celular com DDD' })
    expect(field.getAttribute('aria-describedby')).not.toBeNull()
    dialog.getByText(/\(16\) •••••-4567/)
    await userEvent.type(field, '16991234567{Enter}')
    expect(asked.at(-1)).toEqual(dataAsked({ action: 'erase', phone: '(16) 99123-4567' }))
  })

  it('shows the success until it is closed', async () => {
    const { store } = renderOrder(<OrderPeek />, answered)
    act(() => void store.dispatch(restarted('another')))
    act(() => void store.dispatch(ownData({ busy: false, error: null, done: 'erased' })))
    await screen.findByText(/^Pronto, apagamos seus dados/)
    await userEvent.click(screen.getByRole('button', { name: 'Fechar', hidden: true }))
    expect(screen.queryByText(/^Pronto, apagamos seus dados/)).toBeNull()
  })
})
