import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { MaskName } from '../../src/ui/fields/maskTemplates.ts'
import { TextField } from '../../src/ui/fields/TextField.tsx'

function plainField(mask: MaskName, defaultValue = '', joined?: string) {
  const told = vi.fn<(text: string) => void>()
  render(
    <TextField name="answer" label="Resposta" mask={mask} defaultValue={defaultValue} onText={told} joined={joined} />,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Resposta')
  return { input, told, user: userEvent.setup() }
}

const maskArrives = () => act(() => vi.dynamicImportSettled())

async function field(...[mask, defaultValue, joined]: Parameters<typeof plainField>) {
  const shown = plainField(mask, defaultValue, joined)
  await maskArrives()
  return shown
}

async function pasted(mask: MaskName, text: string, joined?: string) {
  const { input, user } = await field(mask, '', joined)
  await user.click(input)
  await user.paste(text)
  return input.value
}

test('text that the browser fills in after a key replaces the present one', async () => {
  const { input, user } = await field('date')
  await user.type(input, '21112018{Enter}')
  input.setSelectionRange(0, input.value.length)
  fireEvent.input(input, { target: { value: '22/11/2008' } })
  expect(input.value).toBe('22/11/2008')
  fireEvent.input(input, { target: { value: '23112009' } })
  expect(input.value).toBe('23/11/2009')
})

describe('typing', () => {
  test.each<[MaskName, string, string]>([
    ['cep', '22041080', '22041-080'],
    ['phone', '21999990000', '(21) 99999-0000'],
    ['phone', '2133334444', '(21) 3333-4444'],
    ['phone', '016 99123-4567', '(16) 99123-4567'],
    ['phone', '+55 16 99123-4567', '+55 (16) 99123-4567'],
    ['date', '15031990', '15/03/1990'],
    ['date', '1/3/1990', '01/03/1990'],
    ['date', '1/12/1990', '01/12/1990'],
    ['date', '15/3/', '15/03'],
    ['date', '15-03-1990', '15/03/1990'],
    ['date', '/', ''],
    ['cpf', '12345678909', '123.456.789-09'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['agency', '1234-5', '1234-5'],
    ['account', '123456x', '123456X'],
  ])('%s: %s becomes %s', async (mask, keys, shown) => {
    const { input, user } = await field(mask)
    await user.type(input, keys)
    expect(input.value).toBe(shown)
  })

  test('Backspace in the middle of a phone removes one digit, not those after it', async () => {
    const { input, user } = await field('phone')
    await user.type(input, '21999990000')
    await user.type(input, '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 })
    expect(input.value.replace(/\D/g, '')).toBe('2199990000')
  })

  test('Backspace at the end removes the slash, then the digit before it', async () => {
    const { input, user } = await field('date')
    await user.type(input, '1503{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(input.value.replace(/\D/g, '')).toBe('1')
  })

  test('a year can be corrected without losing it', async () => {
    const { input, user } = await field('date')
    await user.type(input, '15031990')
    await user.type(input, '{Backspace}{Backspace}85')
    expect(input.value).toBe('15/03/1985')
  })

  test('reports the masked text to the page', async () => {
    const { input, told, user } = await field('cep')
    await user.type(input, '220410')
    expect(told).toHaveBeenLastCalledWith('22041-0')
    expect(told).toHaveBeenCalledTimes(6)
  })
})

describe('undo', () => {
  test('undoes and redoes typing, and reports it to the page', async () => {
    const { input, told, user } = await field('cep')
    await user.type(input, '220410')
    fireEvent.keyDown(input, { key: 'z', keyCode: 90, ctrlKey: true })
    expect(input.value).toBe('22041')
    expect(told).toHaveBeenLastCalledWith('22041')
    fireEvent.keyDown(input, { key: 'y', keyCode: 89, ctrlKey: true })
    expect(input.value).toBe('22041-0')
    expect(told).toHaveBeenLastCalledWith('22041-0')
  })
})

describe('typing in a conversation', () => {
  test.each<[MaskName, string, string]>([
    ['cep', '22041080', '22041-080'],
    ['cep', 'por que pedem isso?', 'por que pedem isso?'],
    ['cep', '22041-080, 35', '22041-080, 35'],
    ['cep', '22041080 número 35', '22041080 número 35'],
    ['cpf', '12345678909, nasci em 1990', '12345678909, nasci em 1990'],
    ['phone', '16 99123-4567 ana@provedor.com.br', '16 99123-4567 ana@provedor.com.br'],
    ['phone', '21999990000', '(21) 99999-0000'],
    ['phone', '016 99123-4567', '(16) 99123-4567'],
    ['phone', '5516991234567', '+55 (16) 99123-4567'],
    ['phone', 'meu cel é 21999990000', 'meu cel é 21999990000'],
    ['date', '1/3/1990', '01/03/1990'],
    ['date', '1-12-1990', '01/12/1990'],
    ['date', '15031990', '15/03/1990'],
    ['date', 'dia 1/3/1990', 'dia 1/3/1990'],
    ['cpf', 'não sei o número', 'não sei o número'],
    ['date', '10/05/1990, 12345678909', '10/05/1990, 12345678909'],
    ['agency', '12345', '12345'],
    ['agency', '1234-5 12345-6', '1234-5 12345-6'],
    ['account', '12345x', '12345X'],
  ])('%s: %s becomes %s', async (mask, keys, shown) => {
    const { input, user } = await field(mask, '', 'Enviar')
    await user.type(input, keys)
    expect(input.value).toBe(shown)
  })

  test('a number without its words has its mask again', async () => {
    const { input, user } = await field('cep', '', 'Enviar')
    await user.type(input, 'oi{Backspace}{Backspace}22041080')
    expect(input.value).toBe('22041-080')
  })
})

describe('pasting', () => {
  test('in a conversation, text after a complete number stays unchanged', async () => {
    expect(await pasted('cep', '22041-080, 35', 'Enviar')).toBe('22041-080, 35')
  })

  test.each<[MaskName, string, string]>([
    ['phone', '+55 21 99999-0000', '(21) 99999-0000'],
    ['phone', '+55 (21) 3333-4444', '(21) 3333-4444'],
    ['phone', '021 99999-0000', '(21) 99999-0000'],
    ['phone', '55 99999-0000', '(55) 99999-0000'],
    ['date', '1990-03-15', '15/03/1990'],
    ['date', '5/3/1990', '05/03/1990'],
    ['cep', ' 22041-080', '22041-080'],
    ['cpf', '123.456.789-09', '123.456.789-09'],
    ['cnpj', '12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ])('%s: %s becomes %s', async (mask, text, shown) => {
    expect(await pasted(mask, text)).toBe(shown)
  })

  test.each<[MaskName, string, string]>([
    ['phone', '+55 (16) 99123-4567', '(16) 99123-4567'],
    ['phone', 'é o 016 99123-4567', 'é o 016 99123-4567'],
    ['date', '1990-03-15', '15/03/1990'],
    ['date', '1/3/1990', '01/03/1990'],
    ['cep', 'CEP 14010-100', 'CEP 14010-100'],
    ['cpf', '123.456.789-09', '123.456.789-09'],
  ])('in a conversation, %s: %s becomes %s', async (mask, text, shown) => {
    expect(await pasted(mask, text, 'Enviar')).toBe(shown)
  })
})

describe('earlier values', () => {
  test('text typed before the mask loads gets the mask', async () => {
    const { input } = await field('cpf', '12345678909')
    expect(input.value).toBe('123.456.789-09')
  })

  test('typing continues in its place when the mask loads', async () => {
    const { input, told, user } = plainField('cep')
    fireEvent.input(input, { target: { value: '220410' } })
    await maskArrives()
    expect(told.mock.calls).toEqual([['220410'], ['22041-0']])
    await user.type(input, '80')
    expect(input.value).toBe('22041-080')
  })

  test.each([
    ['the cursor stays where it is', [2, 2]],
    ['a selected text stays selected', [0, 9]],
  ])('when the mask loads, %s', async (_, [start = 0, end = 0]) => {
    const { input } = plainField('cep', '22041-080')
    input.focus()
    input.setSelectionRange(start, end)
    await maskArrives()
    expect([input.selectionStart, input.selectionEnd]).toEqual([start, end])
  })

  test('a selected text stays selected when the mask changes it', async () => {
    const { input } = plainField('cep', '22041080')
    input.focus()
    input.select()
    await maskArrives()
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['22041-080', 0, 9])
  })

  test('a birthday that the browser fills in gets the mask', async () => {
    const { input, told } = await field('date')
    fireEvent.input(input, { target: { value: '1990-03-15' } })
    expect(input.value).toBe('15/03/1990')
    expect(told.mock.calls).toEqual([['15/03/1990']])
  })

  test('a field with another question has only that one’s mask', async () => {
    const { rerender } = render(<TextField name="answer" label="Resposta" mask="date" />)
    await maskArrives()
    rerender(<TextField name="answer" label="Resposta" mask="cep" />)
    await maskArrives()
    const input = screen.getByLabelText<HTMLInputElement>('Resposta')
    await userEvent.type(input, '2-2041080')
    expect(input.value).toBe('22041-080')
  })

  test('a field emptied by the page starts again', async () => {
    const { input, told, user } = await field('cep')
    await user.type(input, '22041080')
    input.value = ''
    await user.type(input, '20')
    expect(input.value).toBe('20')
    expect(told).toHaveBeenLastCalledWith('20')
  })
})
