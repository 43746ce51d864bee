import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../../src/ui/feedback/Dialog.tsx'
import { Drawer } from '../../src/ui/feedback/Drawer.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function Page({ kind: Kind = Drawer }: { kind?: typeof Drawer | typeof Dialog }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Conferir benefícios
      </button>
      <Kind open={open} onClose={() => setOpen(false)} title="Tudo o que vem junto" closeLabel="Fechar">
        <p>Instalação grátis</p>
        <a href="#plano">Editar o plano</a>
        <a href="#contrato" target="_blank">
          O contrato
        </a>
      </Kind>
    </>
  )
}

function openOne(kind?: typeof Drawer | typeof Dialog) {
  render(<Page {...(kind && { kind })} />)
  const opener = screen.getByRole('button', { name: 'Conferir benefícios' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Tudo o que vem junto' }) }
}

test('a closed drawer has nothing to read or focus', () => {
  render(<Page />)
  expect(screen.queryByText('Instalação grátis')).toBeNull()
})

test('a drawer opens over the page, named by its title', () => {
  const { dialog } = openOne()
  expect(dialog.open).toBe(true)
  expect(screen.getByText('Instalação grátis')).toBeTruthy()
})

test('the page does not scroll under it', () => {
  const { dialog } = openOne()
  expect(document.documentElement.hasAttribute('data-modal')).toBe(true)
  act(() => dialog.close())
  expect(document.documentElement.hasAttribute('data-modal')).toBe(false)
})

test.each([Drawer, Dialog])('Escape closes it 550 ms later and returns the focus', (kind) => {
  const { opener, dialog } = openOne(kind)
  const escape = new Event('cancel', { cancelable: true })
  act(() => void dialog.dispatchEvent(escape))
  expect(escape.defaultPrevented).toBe(true)
  act(() => void vi.advanceTimersByTime(549))
  expect(dialog.open).toBe(true)
  expect(dialog.dataset.closing).toBe('true')
  act(() => void vi.advanceTimersByTime(1))
  expect(dialog.open).toBe(false)
  expect(screen.queryByText('Instalação grátis')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('the close button and a press outside close it too, a press inside does not', () => {
  const { dialog } = openOne()
  fireEvent.click(screen.getByText('Instalação grátis'))
  expect(dialog.dataset.closing).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(dialog.dataset.closing).toBe('true')
  act(() => void vi.advanceTimersByTime(550))
  fireEvent.click(screen.getByRole('button', { name: 'Conferir benefícios' }))
  fireEvent.click(dialog)
  expect(dialog.dataset.closing).toBe('true')
})

test('a followed link closes it at once, one to another tab does not', () => {
  const { opener, dialog } = openOne()
  fireEvent.click(screen.getByText('O contrato'))
  expect(dialog.open).toBe(true)
  fireEvent.click(screen.getByText('Editar o plano'), { ctrlKey: true })
  expect(dialog.open).toBe(true)
  fireEvent.click(screen.getByText('Editar o plano'))
  expect(dialog.open).toBe(false)
  expect(document.activeElement).toBe(opener)
})

test('opening it again while it closes keeps it open', () => {
  const { opener, dialog } = openOne()
  fireEvent.click(dialog)
  act(() => void vi.advanceTimersByTime(300))
  fireEvent.click(opener)
  act(() => void vi.advanceTimersByTime(1000))
  expect(dialog.open).toBe(true)
  expect(screen.getByText('Instalação grátis')).toBeTruthy()
})

test('it follows a browser that closes it at once', () => {
  const { dialog } = openOne()
  act(() => dialog.close())
  expect(screen.queryByText('Instalação grátis')).toBeNull()
})
