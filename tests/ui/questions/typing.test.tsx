import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'
import type { Key } from '../../../src/content/questions/answers.ts'
import type { Facts } from '../../../src/content/flows/facts.ts'
import { readAnswers } from '../../../src/funnel/answers/readAnswers.ts'
import { kept } from '../../../src/funnel/slice.ts'
import { formAnswers } from '../../../src/order/questions/formAnswers.ts'
import { QuestionInput } from '../../../src/order/questions/QuestionInput.tsx'
import { aFunnel, goodFacts } from '../../support/aFunnel.ts'
import { renderOrder } from '../../support/renderOrder.tsx'

async function page(name: Key, draft?: string, facts: Facts = {}) {
  const { container } = renderOrder(
    <form>
      <QuestionInput name={name} draft={draft} />
    </form>,
    aFunnel({ cep: '22041080', number: '502' }, facts),
  )
  await act(() => vi.dynamicImportSettled())
  const form = container.querySelector('form') ?? document.createElement('form')
  return {
    raw: () => formAnswers(form, [name])[name],
    value: () => readAnswers(formAnswers(form, [name]), new Date('2026-11-20')).values[name],
  }
}

describe('a document', () => {
  it('accepts a CPF', async () => {
    const { raw, value } = await page('document')
    await userEvent.type(screen.getByRole('textbox', { name: /CPF/ }), '52998224725')
    expect(raw()).toBe('529.982.247-25')
    expect(value()).toBe('52998224725')
  })
  it('accepts the letters of a CNPJ', async () => {
    const { raw, value } = await page('document')
    await userEvent.click(screen.getByRole('button', { name: 'Usar CNPJ da empresa' }))
    await act(() => vi.dynamicImportSettled())
    const field = screen.getByRole('textbox', { name: /CNPJ/ })
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, '12abc34501de35')
    expect(raw()).toBe('12.ABC.345/01DE-35')
    expect(value()).toBe('12ABC34501DE35')
  })
  it('becomes a CNPJ when one is pasted', async () => {
    const { value } = await page('document')
    await userEvent.click(screen.getByRole('textbox', { name: /CPF/ }))
    await userEvent.paste('12.ABC.345/01DE-35')
    expect(screen.getByRole('textbox', { name: /CNPJ/ })).toBeDefined()
    expect(value()).toBe('12ABC34501DE35')
  })
  it('returns as a CNPJ if half typed as one', async () => {
    await page('document', '12.ABC')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /CNPJ/ }).value).toBe('12.ABC')
  })
})

describe('a text', () => {
  it('starts with the draft', async () => {
    const { raw } = await page('name', 'Ana Sou')
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'za')
    expect(raw()).toBe('Ana Souza')
  })
  it('sets its keyboard and the browser’s autofill', async () => {
    await page('phone')
    const { type, inputMode, autocomplete } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Celular com DDD' })
    expect([type, inputMode, autocomplete]).toEqual(['text', 'tel', 'tel-national'])
  })
  it('links to the look-up of a CEP', async () => {
    await page('cep')
    expect(screen.getByRole('link', { name: 'Não sei meu CEP' })).toBeDefined()
  })
})

describe('a complement', () => {
  const units = {
    complements: ['Apto 101', 'Apto 102'],
    types: [{ type: 'AP', label: 'Apartamento', example: 'Apto 301' }],
  }
  it('can be one of the building’s known ones', async () => {
    const { raw } = await page('complement', undefined, { ...goodFacts, units })
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Apto 102')
    expect(raw()).toBe('Apto 102')
  })
  it('can be any other, typed', async () => {
    const { raw } = await page('complement', undefined, { ...goodFacts, units })
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Outro')
    await userEvent.type(screen.getByRole('textbox'), 'Casa dos fundos')
    expect(raw()).toBe('Casa dos fundos')
  })
  it('can be none, and changed back', async () => {
    const { raw, value } = await page('complement')
    await userEvent.type(screen.getByRole('textbox'), 'Fundos')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sem complemento' }))
    expect(raw()).toBe('sem complemento')
    expect(value()).toBe('')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sem complemento' }))
    expect(raw()).toBe('Fundos')
  })
})

describe('a resumed order', () => {
  const answer = kept({ name: 'Ana Souza' })
  it('fills the field that waits for it', async () => {
    const { store } = renderOrder(<QuestionInput name="name" />)
    store.dispatch(answer)
    expect(await screen.findByDisplayValue('Ana Souza')).toBeDefined()
  })
  it('does not change text typed meanwhile', async () => {
    const { store } = renderOrder(<QuestionInput name="name" />)
    await userEvent.type(screen.getByRole('textbox'), 'Bia')
    act(() => void store.dispatch(answer))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Bia')
  })
})

it('each question starts empty after another one', async () => {
  const { rerender, store } = renderOrder(<QuestionInput name="name" />)
  await userEvent.type(screen.getByRole('textbox'), 'Bia')
  rerender(
    <Provider store={store}>
      <QuestionInput name="city" />
    </Provider>,
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cidade' }).value).toBe('')
})
