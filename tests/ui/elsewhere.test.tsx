import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { signOutTexts as texts } from '../../src/content/texts/otherDevice/signOutTexts.ts'
import { ownDataTexts } from '../../src/content/texts/ownData/ownDataTexts.ts'
import { dataAsked } from '../../src/funnel/visitorActions.ts'
import { ownData } from '../../src/funnel/slice.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { OwnData } from '../../src/order/panel/OwnData.tsx'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { idLead } from '../support/fakeApi.ts'
import { renderOrder } from '../support/renderOrder.tsx'

const saved: Funnel = { ...aFunnel(fullAnswers, goodFacts), lead: { id: idLead, version: 3 } }
const idle = { busy: false, error: null }
const since = '2026-11-20T15:03:00Z'
const elsewhere = { success: true as const, devices: [{ since }, { since }], links: [{ since }] }
const nowhere = { success: true as const, devices: [], links: [] }

async function asking(funnel = saved) {
  const view = renderOrder(<OwnData />, funnel)
  await userEvent.click(screen.getByRole('button', { name: ownDataTexts.open }))
  await userEvent.click(screen.getByRole('button', { name: texts.open }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }))
  const heard = (erased: Funnel['ownData']) => act(() => void view.store.dispatch(ownData(erased)))
  return { ...view, dialog, heard, status: () => dialog.getByRole('status').textContent }
}

it('the window is offered once the server has the order', async () => {
  renderOrder(<OwnData />, { ...saved, lead: null })
  await userEvent.click(screen.getByRole('button', { name: ownDataTexts.open }))
  expect(screen.queryByRole('button', { name: texts.open })).toBeNull()
})

it('the other devices are looked up at once and listed, and the focus stays', async () => {
  const { asked, dialog, heard, status } = await asking()
  expect(asked.at(-1)).toEqual(dataAsked({ action: 'seeElsewhere' }))
  heard({ ...idle, busy: true })
  dialog.getByRole('button', { name: texts.finding.busy })
  heard({ ...idle, elsewhere })
  expect(status()).toBe('Este pedido também está aberto em outros 2 aparelhos. Um link ainda pode abrir o pedido.')
  const [, second, link] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect([second, link]).toEqual([
    expect.stringMatching(/^Aparelho com o pedido desde 20 de novembro às \d\d:03$/),
    expect.stringMatching(/^Link criado em 20 de novembro às \d\d:03$/),
  ])
  await userEvent.click(dialog.getByRole('button', { name: texts.yes }))
  expect(asked.at(-1)).toEqual(dataAsked({ action: 'endElsewhere' }))
  heard({ ...idle, elsewhere: nowhere, ended: true })
  expect(status()).toBe(texts.done)
  expect(document.activeElement).toBe(dialog.getAllByRole('button', { name: texts.close }).at(-1))
})

it('without other devices the window says so, and offers no end', async () => {
  const { dialog, heard, status } = await asking()
  heard({ ...idle, elsewhere: nowhere })
  expect(status()).toBe('Este pedido só está aberto neste aparelho.')
  expect(dialog.queryByRole('button', { name: texts.yes })).toBeNull()
})

it('a failure is shown and can be retried; an unknown telephone is asked for', async () => {
  const { asked, dialog, heard } = await asking()
  heard({ busy: false, error: { code: 'network' } })
  await userEvent.click(dialog.getByRole('button', { name: texts.finding.failed }))
  expect(asked.at(-1)).toEqual(dataAsked({ action: 'seeElsewhere' }))
  heard({ busy: false, error: { code: 'phone.invalid' }, asksPhone: true, elsewhere })
  await userEvent.type(dialog.getByRole('textbox'), '16991234567')
  await userEvent.click(dialog.getByRole('button', { name: texts.ending.failed }))
  expect(asked.at(-1)).toEqual(dataAsked({ action: 'endElsewhere', phone: '(16) 99123-4567' }))
})
