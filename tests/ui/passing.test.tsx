import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveRegion } from '../../src/ui/feedback/LiveRegion.tsx'
import { Toast } from '../../src/ui/feedback/Toast.tsx'
import { PageLoadingBar } from '../../src/ui/layout/PageLoadingBar.tsx'
import { standInForPopovers } from '../support/dialog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('two simultaneous messages are both read: each stays at least a second', () => {
  const { rerender } = render(<LiveRegion text="" />)
  pass(0)
  pass(1000)
  rerender(<LiveRegion text="Resposta guardada" />)
  pass(0)
  rerender(<LiveRegion text="Qual é o seu CPF?" />)
  pass(999)
  expect(screen.getByRole('status').textContent).toBe('Resposta guardada')
  pass(1)
  expect(screen.getByRole('status').textContent).toBe('Qual é o seu CPF?')
})

test('initial text is not announced, and announced text leaves the page', () => {
  const { rerender } = render(<LiveRegion text="Qual é o CEP?" />)
  pass(1000)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<LiveRegion text="Qual é o número?" />)
  pass(0)
  expect(screen.getByRole('status').textContent).toBe('Qual é o número?')
  pass(10_000)
  expect(screen.getByRole('status').textContent).toBe('')
})

const told = () => screen.getByText('Tem, de um ano.', { ignore: false })

test('a repeated message is announced again', () => {
  const { rerender } = render(<LiveRegion text="" message={1} />)
  rerender(<LiveRegion text="Tem, de um ano." message={2} />)
  pass(0)
  const before = told()
  rerender(<LiveRegion text="Tem, de um ano." message={3} />)
  pass(1000)
  expect(told()).not.toBe(before)
})

test('a toast is announced, disappears by itself and can be dismissed', () => {
  const popovers = standInForPopovers()
  const close = vi.fn<() => void>()
  render(<Toast open text="Tudo certo!" onClose={close} closeLabel="Fechar" />)
  expect(popovers.showPopover).toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('Tudo certo!')
  pass(10_000)
  expect(close).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByLabelText('Fechar'))
  expect(close).toHaveBeenCalledTimes(2)
})

test('the progress line starts at once, advances while the page loads, ends full and disappears', () => {
  const { container, rerender } = render(<PageLoadingBar busy={false} />)
  const line = () => container.querySelector<HTMLElement>('[aria-hidden]')
  expect(line()).toBeNull()
  rerender(<PageLoadingBar busy />)
  expect(line()?.style.scale).toBe('0.08 1')
  pass(800)
  expect(Number.parseFloat(line()?.style.scale ?? '')).toBeGreaterThan(0.08)
  pass(60_000)
  expect(Number.parseFloat(line()?.style.scale ?? '')).toBeLessThan(1)
  rerender(<PageLoadingBar busy={false} />)
  expect(line()?.style.scale).toBe('1')
  pass(400)
  expect(line()).toBeNull()
})
