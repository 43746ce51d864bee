import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { FoundCep } from '../../../src/api/contract/cepSearch.ts'
import { callErrorMessages } from '../../../src/api/contract/errors/callErrorMessages.ts'
import { refusals } from '../../../src/api/contract/errors/validationMessages.ts'
import { cepSearchTexts as texts } from '../../../src/content/texts/order/cepSearchTexts.ts'
import { inputTexts } from '../../../src/content/texts/order/inputTexts.ts'
import { type FindCeps, FindCepsContext } from '../../../src/order/questions/FindCepsContext.ts'
import { QuestionInput } from '../../../src/order/questions/QuestionInput.tsx'
import { renderOrder } from '../../support/renderOrder.tsx'

const aCep = (cep: string, neighborhood: string): FoundCep => ({
  cep,
  address: 'Rua das Palmeiras',
  neighborhood,
  city: 'Ribeirão Preto',
  UF: 'SP',
})

async function searching(find: FindCeps) {
  const sent = vi.fn<() => void>()
  const view = renderOrder(
    <FindCepsContext value={find}>
      <form onSubmit={sent}>
        <QuestionInput name="cep" />
      </form>
    </FindCepsContext>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: inputTexts.unknownCep }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }))
  const search = async (street: string, city: string) => {
    if (street) await user.type(dialog.getByRole('textbox', { name: texts.street }), street)
    if (city) await user.type(dialog.getByRole('textbox', { name: texts.city }), city)
    await user.click(dialog.getByRole('button', { name: texts.go }))
  }
  return { ...view, user, dialog, search, sent }
}

it('a CEP is found by street and city, and a tap writes it into its field', async () => {
  const find = vi.fn<FindCeps>(async () => ({ ceps: [aCep('14010100', 'Centro'), aCep('14015200', '')], more: true }))
  const { user, dialog, search, sent, asked } = await searching(find)
  await search('rua das palmeiras', 'ribeirao preto')
  expect(find.mock.calls).toEqual([[{ street: 'rua das palmeiras', city: 'ribeirao preto' }]])
  expect(dialog.getByRole('status').textContent).toBe(`${texts.found(2)} ${texts.more}`)
  const list = within(dialog.getByRole('list', { name: texts.list }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Rua das Palmeiras, Centro, Ribeirão Preto: 14010-\u2060100',
    'Rua das Palmeiras, Ribeirão Preto: 14015-\u2060200',
  ])
  await user.click(list.getByRole('button', { name: /14010-\u2060100/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'CEP da instalação' })
  expect([field.value, document.activeElement]).toEqual(['14010-100', field])
  expect([sent.mock.calls, asked]).toEqual([[], []])
})

it('an empty result is reported with advice', async () => {
  const { dialog, search } = await searching(async () => ({ ceps: [], more: false }))
  await search('Rua Que Falta', 'Ribeirão Preto')
  expect(dialog.getByRole('status').textContent).toBe(texts.none)
  expect(dialog.queryByRole('list')).toBeNull()
})

it('a failed search shows the reason, and keeps the typed text', async () => {
  const find = vi
    .fn<FindCeps>()
    .mockResolvedValueOnce({ error: callErrorMessages.network })
    .mockResolvedValueOnce({ ceps: [aCep('14010100', 'Centro')], more: false })
  const { dialog, search } = await searching(find)
  await search('Rua das Palmeiras', 'Ribeirão Preto')
  expect(dialog.getByRole('alert').textContent).toBe(callErrorMessages.network)
  await search('', '')
  expect(dialog.getByRole('button', { name: /14010-\u2060100/ })).toBeDefined()
  expect(dialog.queryByRole('alert')).toBeNull()
})

it('an empty field says so and takes the focus, without a request', async () => {
  const find = vi.fn<FindCeps>()
  const { dialog, search } = await searching(find)
  await search('Rua das Palmeiras', '')
  const city = dialog.getByRole('textbox', { name: texts.city })
  expect([city.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', city])
  expect(dialog.getByText(refusals['city.empty'])).toBeDefined()
  expect(find).not.toHaveBeenCalled()
})
