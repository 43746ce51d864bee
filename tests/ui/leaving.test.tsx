import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { leaveTexts as texts } from '../../src/content/texts/otherDevice/signOutTexts.ts'
import { dataAsked } from '../../src/funnel/visitorActions.ts'
import { ownData, restarted } from '../../src/funnel/slice.ts'
import { DoneSummary } from '../../src/order/done/DoneSummary.tsx'
import { OrderPeek } from '../../src/order/panel/OrderPeek.tsx'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { renderOrder } from '../support/renderOrder.tsx'

const order = { orderNumber: '7777700018' }
const placed = (withdrawn = false) =>
  aFunnel(fullAnswers, { ...goodFacts, order: { ...order, ...(withdrawn && { withdrawn: true as const }) } })

async function asking(funnel = placed()) {
  const { asked } = renderOrder(<DoneSummary />, funnel)
  await userEvent.click(screen.getByRole('button', { name: texts.open }))
  return { asked, dialog: within(screen.getByRole('dialog', { name: texts.title })) }
}

it('ending a placed order shows its number first, and can be cancelled', async () => {
  const { asked, dialog } = await asking()
  expect(dialog.getByText(/^O pedido 7777700018 continua valendo\. Anote o número/)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: texts.no }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: texts.open }))
  await userEvent.click(screen.getByRole('button', { name: texts.yes }))
  expect(asked).toEqual([dataAsked({ action: 'leave' })])
})

it('for a withdrawn order it says so', async () => {
  const { dialog } = await asking(placed(true))
  expect(dialog.getByText(/^O pedido 7777700018 continua cancelado\./)).toBeDefined()
})

it('the end is reported at the start of the next order', async () => {
  const { store } = renderOrder(<OrderPeek />, placed())
  act(() => void store.dispatch(restarted('another')))
  act(() => void store.dispatch(ownData({ busy: false, error: null, done: 'left' })))
  expect(await screen.findByText('Você saiu. Nada do pedido ficou neste aparelho.')).toBeDefined()
})
