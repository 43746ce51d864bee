import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CrashBoundary } from '../../src/app/site/CrashPage.tsx'

function Falls(): never {
  throw new Error('a fault of ours')
}

it('a crashed page says what is stored and how to continue', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/checkout/nome?s=d600b')
  render(
    <CrashBoundary>
      <Falls />
    </CrashBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Esta página não abriu.' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Abrir de novo' }).getAttribute('href')).toBe('/checkout/nome?s=d600b')
  expect(screen.getByRole('link', { name: '0800 555 1020' }).getAttribute('href')).toBe('tel:08005551020')
  expect(told).toHaveBeenCalled()
})
