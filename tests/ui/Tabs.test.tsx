import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Tabs } from '../../src/ui/layout/Tabs.tsx'

const tabs = ['500 Mega', '600 Mega', '1 Giga'].map((label) => ({ id: label, label, panel: `Sobre o ${label}` }))

function Page({ starts = '500 Mega' }: { starts?: string }) {
  const [selected, setSelected] = useState(starts)
  return <Tabs label="Planos" tabs={tabs} selected={selected} onSelect={setSelected} />
}

test('Tab stops once at the row, and the arrows go round it', async () => {
  render(<Page />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '500 Mega' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: '600 Mega' }).textContent).toBe('Sobre o 600 Mega')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '500 Mega' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tabpanel', { name: '1 Giga' })).toBeDefined()
})

test('Home and End reach the ends; Tab goes on to the panel', async () => {
  render(<Page starts="600 Mega" />)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tab', { name: '1 Giga' }).getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Home}')
  expect(screen.getByRole('tab', { name: '500 Mega' }).getAttribute('aria-selected')).toBe('true')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

test('the page decides what is open', async () => {
  const selected = vi.fn<(id: string) => void>()
  render(<Tabs label="Planos" tabs={tabs} selected="500 Mega" onSelect={selected} />)
  await userEvent.click(screen.getByRole('tab', { name: '1 Giga' }))
  expect(selected).toHaveBeenCalledExactlyOnceWith('1 Giga')
  expect(screen.getByRole('tabpanel').textContent).toBe('Sobre o 500 Mega')
})
