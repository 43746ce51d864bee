import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { dataCopyTexts as texts } from '../../src/content/texts/ownData/dataCopyTexts.ts'
import { ownDataTexts } from '../../src/content/texts/ownData/ownDataTexts.ts'
import { dataAsked } from '../../src/funnel/visitorActions.ts'
import { ownData } from '../../src/funnel/slice.ts'
import { OwnData } from '../../src/order/panel/OwnData.tsx'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { renderOrder } from '../support/renderOrder.tsx'

async function asking() {
  const view = renderOrder(<OwnData />, aFunnel(fullAnswers, goodFacts))
  await userEvent.click(screen.getByRole('button', { name: ownDataTexts.open }))
  await userEvent.click(screen.getByRole('button', { name: texts.open }))
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: texts.title })) }
}

it('a copy is requested, and saved as a file once it arrives', async () => {
  const files: Blob[] = []
  const saved: string[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file), revokeObjectURL: vi.fn<() => void>() }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { asked, dialog, store } = await asking()
  await userEvent.click(dialog.getByRole('button', { name: texts.make }))
  expect(asked.at(-1)).toEqual(dataAsked({ action: 'copy' }))
  act(() => void store.dispatch(ownData({ busy: true, error: null })))
  dialog.getByRole('button', { name: texts.busy })
  act(() => void store.dispatch(ownData({ busy: false, error: null, copy: '{"nome":"Ana"}' })))
  expect(dialog.getByRole('status').textContent).toBe(texts.ready)
  await userEvent.click(dialog.getByRole('button', { name: texts.save }))
  expect([saved, await files[0]?.text()]).toEqual([[texts.file], '{"nome":"Ana"}'])
})

it('nothing of the copy stays in the page once its window is closed', async () => {
  const { dialog, store } = await asking()
  act(() => void store.dispatch(ownData({ busy: false, error: null, copy: '{"nome":"Ana"}' })))
  await userEvent.click(dialog.getByRole('button', { name: texts.close }))
  expect(store.getState().funnel.ownData).toEqual({ busy: false, error: null })
})
