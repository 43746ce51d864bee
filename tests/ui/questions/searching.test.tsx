import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { triedAgain } from '../../../src/funnel/visitorActions.ts'
import { factForgotten, factTold } from '../../../src/funnel/slice.ts'
import { formAnswers } from '../../../src/order/questions/formAnswers.ts'
import { QuestionInput } from '../../../src/order/questions/QuestionInput.tsx'
import { aFunnel } from '../../support/aFunnel.ts'
import { renderOrder } from '../../support/renderOrder.tsx'
import { someBanks } from '../../support/someFacts.ts'

const withBanks = aFunnel({}, { banks: someBanks })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Banco' })
const found = () => screen.queryAllByRole('option').map((option) => option.textContent)

function bankPage(onText?: (text: string) => void) {
  const { container, ...rest } = renderOrder(
    <form>
      <QuestionInput name="bank" onText={onText} />
    </form>,
    withBanks,
  )
  const form = container.querySelector('form') ?? document.createElement('form')
  return { ...rest, raw: () => formAnswers(form, ['bank']).bank }
}

describe('a bank', () => {
  it('is found by code', async () => {
    const { raw } = bankPage()
    await userEvent.type(field(), '341')
    expect(found()).toEqual(['341 Itaú Unibanco'])
    expect(raw()).toBe('341')
  })
  it('is found by name without accents', async () => {
    const { raw } = bankPage()
    await userEvent.type(field(), 'itau')
    expect(found()).toEqual(['341 Itaú Unibanco'])
    expect(raw()).toBe('341')
  })
  it('is chosen by keyboard, and Enter does not send the form', async () => {
    const told = vi.fn<(text: string) => void>()
    const { raw } = bankPage(told)
    await userEvent.type(field(), 'ban{ArrowDown}{ArrowDown}')
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /Nubank/ }).id)
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('260 Nubank')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(raw()).toBe('260')
    expect(told).toHaveBeenLastCalledWith('260')
  })
  it('is chosen by a tap', async () => {
    const { raw } = bankPage()
    await userEvent.click(field())
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(found()).toHaveLength(someBanks.length)
    await userEvent.click(screen.getByRole('option', { name: /Caixa/ }))
    expect(raw()).toBe('104')
    expect(found()).toEqual([])
  })
  it('is reported as unknown, and sent as typed', async () => {
    const { raw } = bankPage()
    await userEvent.type(field(), 'Banco da Lua')
    expect(screen.getByRole('status').textContent).toBe('Nenhum banco com esse nome ou código.')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(raw()).toBe('Banco da Lua')
  })
  it('closes its list with Escape and on blur', async () => {
    bankPage()
    await userEvent.type(field(), 'b')
    await userEvent.keyboard('{Escape}')
    expect(found()).toEqual([])
    await userEvent.keyboard('{ArrowUp}')
    expect(found()).not.toEqual([])
    await userEvent.tab()
    expect(found()).toEqual([])
  })
  it('is answered by a tap in the conversation', async () => {
    const picked = vi.fn<(raw: string) => void>()
    renderOrder(<QuestionInput name="bank" onPick={picked} />, withBanks)
    await userEvent.type(field(), 'brad')
    await userEvent.click(screen.getByRole('option'))
    expect(picked).toHaveBeenCalledExactlyOnceWith('237')
  })
  it('can be requested again if the list failed', async () => {
    const { store, asked } = renderOrder(<QuestionInput name="bank" />)
    expect(screen.getByRole('status').textContent).toBe('Buscando a lista de bancos…')
    store.dispatch(
      factTold({ name: 'banks', of: '', error: { code: 'empty', words: 'Lista de bancos retornou vazia' } }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe('Lista de bancos retornou vazia')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(asked).toContainEqual(triedAgain())
    act(() => void store.dispatch(factForgotten('banks')))
    expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })
})
