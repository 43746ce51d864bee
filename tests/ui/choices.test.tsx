import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Checkbox } from '../../src/ui/choices/Checkbox.tsx'
import { ChoiceCards } from '../../src/ui/choices/ChoiceCards.tsx'
import { Chips } from '../../src/ui/choices/Chips.tsx'
import { Select } from '../../src/ui/choices/Select.tsx'
import { Switch } from '../../src/ui/choices/Switch.tsx'

test('a card is chosen by touch or arrows', async () => {
  const choose = vi.fn<(value: string) => void>()
  const options = [
    { value: 'chat', label: 'Contratar conversando' },
    { value: 'pages', label: 'Contratar em páginas' },
  ]
  render(
    <ChoiceCards
      legend="Como você quer seguir?"
      name="voice"
      options={options}
      defaultValue="chat"
      onChoose={choose}
    />,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Contratar em páginas' }))
  expect(choose).toHaveBeenCalledWith('pages')
  expect(screen.getByRole('radiogroup', { name: 'Como você quer seguir?' })).toBeTruthy()
})

test('an error of a group is announced with the group', () => {
  render(
    <Chips
      legend="Dia do vencimento"
      name="day"
      options={[{ value: '10', label: '10', above: 'dia' }]}
      error="Escolha um dia."
    />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Dia do vencimento' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Escolha um dia.')
  expect(group.getAttribute('aria-invalid')).toBe('true')
})

test('a missing consent is marked with the reason', () => {
  render(<Checkbox name="terms" label="Li e aceito o contrato" error="Marque para seguir." />)
  const box = screen.getByRole('checkbox', { name: 'Li e aceito o contrato' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Marque para seguir.')
})

test('a switch reports whether it is on or off', async () => {
  const toggle = vi.fn<(on: boolean) => void>()
  render(<Switch label="Globoplay" checked onToggle={toggle} />)
  await userEvent.click(screen.getByRole('switch', { name: 'Globoplay' }))
  expect(toggle).toHaveBeenCalledWith(false)
})

test('a list starts on its invitation, which cannot be chosen', async () => {
  const choose = vi.fn<(value: string) => void>()
  render(
    <Select
      name="bank"
      label="Banco"
      placeholder="Escolha"
      options={[{ value: '001', label: 'Banco do Brasil' }]}
      onChoose={choose}
    />,
  )
  expect(screen.getByLabelText<HTMLSelectElement>('Banco').value).toBe('')
  await userEvent.selectOptions(screen.getByLabelText('Banco'), '001')
  expect(choose).toHaveBeenCalledWith('001')
})
