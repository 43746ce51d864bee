import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { restoreTheme } from '../../src/ui/theme.ts'
import { ThemeButton } from '../../src/ui/buttons/ThemeButton.tsx'
import { restoreZoom, setZoom } from '../../src/ui/zoom.ts'
import { ZoomControl } from '../../src/ui/buttons/ZoomControl.tsx'

const page = document.documentElement

beforeEach(() => {
  delete page.dataset.theme
  setZoom(100)
})

test('without a choice the page follows the system; the first press inverts it and is stored', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  restoreTheme()
  expect(page.dataset.theme).toBeUndefined()
  render(<ThemeButton label="Alternar tema" />)
  await userEvent.click(screen.getByRole('button', { name: 'Alternar tema' }))
  expect(page.dataset.theme).toBe('light')
  delete page.dataset.theme
  restoreTheme()
  expect(page.dataset.theme).toBe('light')
})

test('the page grows and shrinks in steps, within limits, and stores the size', async () => {
  render(<ZoomControl label="Tamanho" lessLabel="Menor" moreLabel="Maior" />)
  await userEvent.click(screen.getByRole('button', { name: 'Maior' }))
  expect(page.style.getPropertyValue('--zoom')).toBe('1.0625')
  expect(screen.getByText('106,25%')).toBeTruthy()
  for (let press = 0; press < 10; press++) await userEvent.click(screen.getByRole('button', { name: 'Maior' }))
  expect(screen.getByText('250%')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Maior' }).getAttribute('aria-disabled')).toBe('true')
  page.style.removeProperty('--zoom')
  restoreZoom()
  expect(page.style.getPropertyValue('--zoom')).toBe('2.5')
})

test('an invalid stored size is ignored', () => {
  localStorage.setItem('zoom', '1000')
  page.style.removeProperty('--zoom')
  restoreZoom()
  expect(page.style.getPropertyValue('--zoom')).toBe('')
})
