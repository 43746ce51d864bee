import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { VisitConfirm } from '../../../src/conversation/composer/VisitConfirm.tsx'
import { callTexts } from '../../../src/content/texts/order/stopAndDonePageTexts.ts'
import { otherVisitsTexts } from '../../../src/content/texts/order/visitsFullTexts.ts'
import { callAsked } from '../../../src/funnel/visitorActions.ts'
import { drafted, factTold, remarked } from '../../../src/funnel/slice.ts'
import { formAnswers } from '../../../src/order/questions/formAnswers.ts'
import { QuestionInput } from '../../../src/order/questions/QuestionInput.tsx'
import { aFunnel } from '../../support/aFunnel.ts'
import { renderOrder } from '../../support/renderOrder.tsx'
import { someSlots } from '../../support/someFacts.ts'
import { soon } from '../../support/soon.ts'

const here = aFunnel({ cep: '14010100' }, { slots: someSlots })
const [free] = someSlots.filter((slot) => slot.free)
const firstFree = free && `${free.date} ${free.period}`
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
  it('can be chosen up to three, in the order of choosing', async () => {
    const { raw } = visits()
    await userEvent.click(visit(/Tarde.*24 nov/))
    await userEvent.click(visit(/Manhã.*24 nov/))
    await userEvent.click(visit(/Tarde.*26 nov/))
    await userEvent.click(visit(/Manhã.*27 nov/))
    expect(raw()).toBe('24/11/2026 tarde;24/11/2026 manha;26/11/2026 tarde')
    expect(screen.getByText(/São até três opções/)).toBeDefined()
  })
  it('stay visible if full, but cannot be chosen', () => {
    visits()
    expect(visit(/Manhã.*Esgotado.*25 nov/).disabled).toBe(true)
  })
  it('of later days are one tap away', async () => {
    visits()
    expect(screen.queryByRole('checkbox', { name: /30 nov/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Ver mais datas' }))
    expect(visit(/Manhã.*30 nov/)).toBeDefined()
  })
  it('are no longer chosen if booked meanwhile', async () => {
    const { raw, store } = visits()
    await userEvent.click(visit(/Tarde.*24 nov/))
    await userEvent.click(visit(/Tarde.*26 nov/))
    const value = someSlots.map((slot) => (slot.date === '24/11/2026' ? { ...slot, free: false } : slot))
    store.dispatch(factTold({ name: 'slots', of: store.getState().funnel.facts.slots?.of ?? '', value }))
    await soon(() => expect(raw()).toBe('26/11/2026 tarde'))
  })
  it('are confirmed together from the composer in the conversation, which first offers the next free one', async () => {
    const confirmed = vi.fn<(raw: string) => void>()
    const { store } = renderOrder(<VisitConfirm onConfirm={confirmed} />, here)
    await userEvent.click(screen.getByRole('button', { name: /^Mais cedo: \d+ nov, / }))
    expect(confirmed.mock.lastCall?.[0]).toBe(firstFree)
    confirmed.mockClear()
    const ticked = '24/11/2026 tarde;26/11/2026 tarde'
    act(() => void store.dispatch(drafted({ key: 'schedule', text: ticked })))
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar 2 opções' }))
    expect(confirmed).toHaveBeenCalledExactlyOnceWith(ticked)
  })
  it('stay even if none suits, next to a call that books another', async () => {
    const noneSuits = {
      after: 'schedule',
      said: 'nenhuma serve',
      reply: otherVisitsTexts.byCall,
      kind: 'side',
    } as const
    const answered = aFunnel({ cep: '14010100', phone: '16991234567' }, { slots: someSlots })
    const { asked, store } = renderOrder(<QuestionInput name="schedule" onPick={() => {}} />, answered)
    expect(screen.queryByRole('button', { name: callTexts.go })).toBeNull()
    act(() => void store.dispatch(remarked(noneSuits)))
    expect(visit(/Tarde.*24 nov/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: callTexts.go }))
    expect(asked.at(-1)).toEqual(callAsked({ phone: '(16) 99123-4567' }))
  })
  describe('all taken', () => {
    const full = aFunnel(
      { cep: '14010100', phone: '16991234567' },
      { slots: someSlots.map((slot) => ({ ...slot, free: false })) },
    )
    const order = { ...full, lead: { id: 'own', version: 3, protocol: '123456782' } }

    it.each([
      ['in the conversation', { onPick: () => {} }],
      ['on a page', {}],
    ])('%s lead to a call that books one, and to WhatsApp, with the protocol', async (_, voice) => {
      const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
      const { asked, container } = renderOrder(
        <form>
          <QuestionInput name="schedule" {...voice} />
        </form>,
        order,
      )
      container.querySelector('form')?.addEventListener('submit', submitted)
      expect(screen.getByRole('status').textContent).toMatch(/Todas as visitas .+ Peça uma ligação/)
      expect(screen.getByText('123 456 782')).toBeDefined()
      expect([screen.queryAllByRole('checkbox'), screen.queryByText('Ver mais datas')]).toEqual([[], null])
      const whatsapp = screen.getByRole('link', { name: /Falar pelo WhatsApp/ }).getAttribute('href') ?? ''
      expect(new URL(whatsapp).searchParams.get('text')).toMatch(
        /Parei em: Escolher a visita\. Protocolo 123 456 782\.$/,
      )
      await userEvent.click(screen.getByRole('button', { name: 'Receber uma ligação' }))
      await userEvent.type(screen.getByLabelText<HTMLInputElement>(/Celular|telefone/i), '{Enter}')
      expect(asked).toEqual([callAsked({ phone: '(16) 99123-4567' }), callAsked({ phone: '(16) 99123-4567' })])
      expect(submitted).not.toHaveBeenCalled()
    })

    it('say that somebody calls, once requested', () => {
      renderOrder(<QuestionInput name="schedule" />, {
        ...order,
        calling: { busy: false, error: null, phone: '16991234567' },
      })
      expect(screen.getByRole('status').textContent).toMatch(/Combinado, vamos ligar.+\(16\) 99123-4567/)
    })
  })
})
