import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SiteHeader } from '../../src/ui/layout/SiteHeader.tsx'

test('the links are a landmark of the same name in a row and in the menu of a phone', () => {
  render(
    <MemoryRouter>
      <SiteHeader
        brand="TIM"
        links={[{ label: 'Planos', to: '/#planos' }]}
        navLabel="Principal"
        menuLabel="Abrir menu"
      />
    </MemoryRouter>,
  )
  const [row, menu] = screen.getAllByRole('navigation', { hidden: true })
  expect([row, menu].map((nav) => [nav?.hasAttribute('popover'), nav?.getAttribute('aria-label')])).toEqual([
    [false, 'Principal'],
    [true, 'Principal'],
  ])
  expect(screen.getByRole('button', { name: 'Abrir menu' }).getAttribute('popovertarget')).toBe(menu?.id)
  expect(menu?.querySelector('ul > li > a')?.textContent).toBe('Planos')
})
