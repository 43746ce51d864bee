import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { factTold } from '../../../src/funnel/slice.ts'
import { formAnswers } from '../../../src/order/questions/formAnswers.ts'
import { QuestionInput } from '../../../src/order/questions/QuestionInput.tsx'
import { aFunnel } from '../../support/aFunnel.ts'
import { renderOrder } from '../../support/renderOrder.tsx'
import { someSlots } from '../../support/someFacts.ts'
import { soon } from '../../support/soon.ts'

const here = aFunnel({ cep: '14010100' }, { slots: someSlots })
const visit = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

function visits() {
  const view = renderOrder(
    <form>
      <QuestionInput name="schedule" />
    </form>,
    here,
  )
  const form = view.container.querySelector('form') ?? document.createElement('form')
  return { ...view, raw: () => formAnswers(form, ['schedule']).schedule }
}

describe('visits', () => {
  it('no more than three, in the order of choosing', async () => {
    const { raw } = visits()
    await userEvent.click(visit(/Tarde.*24 nov/))
    await userEvent.click(visit(/Manhã.*24 nov/))
    await userEvent.click(visit(/Tarde.*26 nov/))
    await userEvent.click(visit(/Manhã.*27 nov/))
    expect(raw()).toBe('24/11/2026 tarde;24/11/2026 manha;26/11/2026 tarde')
    expect(screen.getByText(/São até três opções/)).toBeDefined()
  })
  it('that are full stay in sight and cannot be chosen', () => {
    visits()
    expect(visit(/Manhã.*Esgotado.*25 nov/).disabled).toBe(true)
  })
  it('further on are a tap away', async () => {
    visits()
    expect(screen.queryByRole('checkbox', { name: /30 nov/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Ver mais datas' }))
    expect(visit(/Manhã.*30 nov/)).toBeDefined()
  })
  it('taken meanwhile by another are no longer chosen', async () => {
    const { raw, store } = visits()
    await userEvent.click(visit(/Tarde.*24 nov/))
    await userEvent.click(visit(/Tarde.*26 nov/))
    const value = someSlots.map((slot) => (slot.date === '24/11/2026' ? { ...slot, free: false } : slot))
    store.dispatch(factTold({ name: 'slots', of: store.getState().funnel.facts.slots?.of ?? '', value }))
    await soon(() => expect(raw()).toBe('26/11/2026 tarde'))
  })
  it('in the conversation are confirmed together', async () => {
    const picked = vi.fn<(raw: string) => void>()
    renderOrder(<QuestionInput name="schedule" onPick={picked} />, here)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Escolha um horário' }).disabled).toBe(true)
    await userEvent.click(visit(/Tarde.*24 nov/))
    await userEvent.click(visit(/Tarde.*26 nov/))
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar 2 opções' }))
    expect(picked).toHaveBeenCalledExactlyOnceWith('24/11/2026 tarde;26/11/2026 tarde')
  })
  it('all taken are said to be', () => {
    renderOrder(
      <QuestionInput name="schedule" />,
      aFunnel({ cep: '14010100' }, { slots: someSlots.map((slot) => ({ ...slot, free: false })) }),
    )
    expect(screen.getByText(/Todas as visitas das próximas semanas/)).toBeDefined()
  })
})
