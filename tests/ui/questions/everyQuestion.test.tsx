import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { keysIn, type Key } from '../../../src/content/questions/answers.ts'
import { questions } from '../../../src/content/questions/questions.ts'
import { formAnswers } from '../../../src/order/questions/formAnswers.ts'
import { QuestionInput } from '../../../src/order/questions/QuestionInput.tsx'
import { aFunnel, fullAnswers, goodFacts } from '../../support/aFunnel.ts'
import { renderOrder } from '../../support/renderOrder.tsx'
import { someBanks, someSlots } from '../../support/someFacts.ts'

const known = { ...goodFacts, banks: someBanks, slots: someSlots }
const given = { ...fullAnswers, notice: true, code: '123456' }
const taken: readonly Key[] = ['plan', 'offer']
const keys = keysIn(questions).filter((key) => !taken.includes(key))

function readForm(container: HTMLElement): HTMLFormElement {
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}

const hasControl = (container: HTMLElement, key: Key) => readForm(container).elements.namedItem(key) !== null

describe.each(keys)('%s', (key) => {
  it('has one form control with its name on a page', async () => {
    const { container } = renderOrder(
      <form>
        <QuestionInput name={key} />
      </form>,
      aFunnel({}, known),
    )
    await vi.dynamicImportSettled()
    expect(hasControl(container, key)).toBe(true)
  })
  it('has one in the conversation, without known facts', async () => {
    const { container } = renderOrder(
      <form>
        <QuestionInput name={key} onPick={() => {}} joined={<button type="submit">Enviar</button>} />
      </form>,
    )
    await vi.dynamicImportSettled()
    expect(hasControl(container, key) || ['schedule'].includes(key)).toBe(true)
  })
  it('starts with the earlier answer, unless it is private', async () => {
    const { container } = renderOrder(
      <form>
        <QuestionInput name={key} />
      </form>,
      aFunnel(given, known),
    )
    await vi.dynamicImportSettled()
    const raw = formAnswers(readForm(container), [key])
    expect(questions[key].private ? raw[key] : questions[key].read(raw[key] ?? '')).toEqual(
      questions[key].private ? '' : (read(key) ?? ''),
    )
  })
  it('names its control', () => {
    renderOrder(
      <form>
        <QuestionInput name={key} error="Falta isso." />
      </form>,
      aFunnel({}, known),
    )
    expect(screen.getByText('Falta isso.')).toBeDefined()
  })
})

describe.each(taken)('%s', (key) => {
  it('is answered by a tap, has no form control, and shows why it was refused', async () => {
    const picked = vi.fn<(raw: string) => void>()
    const { container } = renderOrder(
      <form>
        <QuestionInput name={key} error="Falta isso." onPick={picked} />
      </form>,
      aFunnel({}, known),
    )
    await vi.dynamicImportSettled()
    expect(new FormData(readForm(container)).has(key)).toBe(false)
    expect(screen.getByText('Falta isso.')).toBeDefined()
  })
})

/** The answers of the full order, as typed by a person. */
const read = (key: Key) => Object.entries(given).find(([name]) => name === key)?.[1]

describe('a form', () => {
  it('sends no for an unticked box and yes for a ticked one', async () => {
    const { container } = renderOrder(
      <form>
        <QuestionInput name="acceptPromotions" />
      </form>,
    )
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(formAnswers(readForm(container), ['acceptPromotions'])).toEqual({ acceptPromotions: 'não' })
    await userEvent.click(screen.getByRole('checkbox'))
    expect(formAnswers(readForm(container), ['acceptPromotions'])).toEqual({ acceptPromotions: 'sim' })
  })
  it('suggests a day, and sends nothing for an unchosen payment', () => {
    const { container } = renderOrder(
      <form>
        <QuestionInput name="dueDate" />
        <QuestionInput name="directDebit" />
      </form>,
    )
    expect(formAnswers(readForm(container), ['dueDate', 'directDebit'])).toEqual({ dueDate: '10', directDebit: '' })
  })
  it('can leave a private answer unchanged, and says that it is stored', async () => {
    const { container } = renderOrder(
      <form>
        <QuestionInput name="motherName" />
      </form>,
      aFunnel(given, known),
    )
    expect(screen.getByText(/Guardado: M•••• S••••/)).toBeDefined()
    expect(formAnswers(readForm(container), ['motherName'])).toEqual({ motherName: '' })
    await userEvent.type(screen.getByRole('textbox'), 'Joana Lima')
    expect(formAnswers(readForm(container), ['motherName'])).toEqual({ motherName: 'Joana Lima' })
  })
  it('ignores missing fields', () => {
    render(<form data-testid="empty" />)
    expect(formAnswers(screen.getByTestId('empty'), ['cep'])).toEqual({ cep: '' })
  })
})

describe('a tap in the conversation', () => {
  it('is not enough for a state: arrows move through the list', async () => {
    const picked = vi.fn<(raw: string) => void>()
    renderOrder(<QuestionInput name="state" onPick={picked} />)
    await userEvent.selectOptions(screen.getByRole('combobox'), 'SP')
    expect(picked).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(picked).toHaveBeenCalledWith('SP')
  })
})
