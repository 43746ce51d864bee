import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SiteHeader } from '../../src/ui/layout/SiteHeader.tsx'

test('the links are a landmark of the same name in a row and in the menu of a phone', () => {
  render(
    <MemoryRouter>
      <SiteHeader
        links={[{ label: 'Planos', to: '/#planos' }]}
        phone={{ label: '0800', href: 'tel:0800' }}
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
  const inMenu = [...(menu?.querySelectorAll('ul > li > a') ?? [])].map(({ textContent }) => textContent)
  expect(inMenu).toEqual(['Planos', '0800'])
  expect(row?.textContent).toBe('Planos')
  expect(row?.parentElement?.querySelector('a[href="tel:0800"]')).not.toBeNull()
})
