import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SlotGrid } from '../../src/ui/choices/SlotGrid.tsx'

const days = ['18', '19', '20'].map((day) => ({
  date: `2026-06-${day}`,
  weekday: 'qui.',
  day: `${day} jun`,
  slots: [
    { value: `${day}-manha`, label: 'Manhã', hours: '8h às 12h' },
    { value: `${day}-tarde`, label: 'Tarde', hours: '12h às 18h', full: day === '19' },
  ],
}))

function Page() {
  const [value, setValue] = useState<string[]>([])
  return (
    <>
      <SlotGrid
        legend="Datas e períodos"
        name="slots"
        days={days}
        value={value}
        fullText="Esgotado"
        orderText={(order) => `${order}ª opção`}
        limitText="São três opções."
        onChange={setValue}
      />
      <p data-testid="value">{value.join(' ')}</p>
    </>
  )
}

const slot = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const value = () => screen.getByTestId('value').textContent

test('the mark shows the order of choosing, not the place', async () => {
  render(<Page />)
  await userEvent.click(slot(/Tarde.*20 jun/))
  await userEvent.click(slot(/Manhã.*18 jun/))
  expect(value()).toBe('20-tarde 18-manha')
  expect(slot(/20 jun, 1ª opção/).checked).toBe(true)
  expect(slot(/18 jun, 2ª opção/).checked).toBe(true)
})

test('removing the first makes the second the first', async () => {
  render(<Page />)
  await userEvent.click(slot(/Tarde.*20 jun/))
  await userEvent.click(slot(/Manhã.*18 jun/))
  await userEvent.click(slot(/Tarde.*20 jun/))
  expect(slot(/Manhã.*18 jun, 1ª opção/).checked).toBe(true)
})

test('a fourth is refused, with the reason', async () => {
  render(<Page />)
  for (const name of [/Manhã.*18 jun/, /Tarde.*18 jun/, /Manhã.*19 jun/, /Manhã.*20 jun/])
    await userEvent.click(slot(name))
  expect(value()).toBe('18-manha 18-tarde 19-manha')
  expect(slot(/Manhã.*20 jun/).checked).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('São três opções.')
  await userEvent.click(slot(/Tarde.*18 jun/))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a full slot stays visible and cannot be chosen', async () => {
  render(<Page />)
  const full = slot(/Tarde.*Esgotado.*19 jun/)
  expect(full.disabled).toBe(true)
  await userEvent.click(full)
  expect(value()).toBe('')
})
