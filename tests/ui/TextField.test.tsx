import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TextField } from '../../src/ui/fields/TextField.tsx'

test('the help belongs to its field', () => {
  render(<TextField name="email" label="E-mail" help="Exemplo: nome@provedor.com.br" />)
  const field = screen.getByLabelText('E-mail')
  expect(described(field)).toBe('Exemplo: nome@provedor.com.br')
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

test('an error replaces the help, is announced and marks the field', () => {
  render(<TextField name="email" label="E-mail" help="Exemplo" error="Falta o que vem depois do @." />)
  const field = screen.getByLabelText('E-mail')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(described(field)).toBe('Falta o que vem depois do @.')
  expect(screen.getByRole('alert').textContent).toBe('Falta o que vem depois do @.')
  expect(screen.queryByText('Exemplo')).toBeNull()
})

test('each typed text is reported once', async () => {
  const told = vi.fn<(text: string) => void>()
  render(<TextField name="name" label="Nome" onText={told} />)
  await userEvent.type(screen.getByLabelText('Nome'), 'Ana')
  expect(told.mock.calls).toEqual([['A'], ['An'], ['Ana']])
})

test('a page can put the focus in the field', () => {
  const input = createRef<HTMLInputElement>()
  render(<TextField name="name" label="Nome" inputRef={input} />)
  input.current?.focus()
  expect(document.activeElement).toBe(screen.getByLabelText('Nome'))
})

test('the missing part of the mask is shown, and hidden from screen readers', async () => {
  render(<TextField name="cep" label="CEP" mask="cep" showMask defaultValue="22041" />)
  await act(() => vi.dynamicImportSettled())
  const hint = screen.getByText('-___')
  expect(hint.getAttribute('aria-hidden')).toBe('true')
  await userEvent.type(screen.getByLabelText('CEP'), '0')
  expect(hint.textContent).toBe('22041-0__')
})

test('text typed before the code has loaded is reported', async () => {
  const box = document.createElement('div')
  document.body.append(box)
  const told = vi.fn<(text: string) => void>()
  const field = <TextField name="cep" label="CEP" onText={told} />
  box.innerHTML = renderToString(field)
  const input = box.querySelector('input')
  if (input) input.value = '22041'
  await act(() => hydrateRoot(box, field))
  expect(told.mock.calls).toEqual([['22041']])
  expect(input?.value).toBe('22041')
  box.remove()
})

function described(field: HTMLElement) {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
}
