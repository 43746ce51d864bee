import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../../src/ui/buttons/Button.tsx'

test('a press acts once', async () => {
  const press = vi.fn<() => void>()
  render(<Button onClick={press}>Continuar</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(press).toHaveBeenCalledTimes(1)
})

test('while loading, presses are ignored and the focus stays', async () => {
  const press = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={press}>Enviar</Button>)
  await userEvent.click(screen.getByRole('button'))
  rerender(
    <Button state="loading" stateText="Enviando" onClick={press}>
      Enviar
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Enviando' })
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})

test('Enter in a field does not send the form again while it is being sent', async () => {
  const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <input aria-label="CEP" />
      <Button type="submit" state="loading">
        Enviar
      </Button>
    </form>,
  )
  await userEvent.type(screen.getByLabelText('CEP'), '22041080{Enter}')
  expect(send).not.toHaveBeenCalled()
})

test('success and failure are shown in words, not only by colour', () => {
  const { rerender } = render(
    <Button state="success" stateText="Tudo certo">
      Enviar
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Tudo certo' }).dataset.state).toBe('success')
  rerender(
    <Button state="error" stateText="Tentar de novo">
      Enviar
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Tentar de novo' }).hasAttribute('aria-busy')).toBe(false)
})
