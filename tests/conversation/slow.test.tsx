import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitTexts } from '../../src/content/texts/order/checkoutTexts.ts'
import { settled } from '../support/aSale.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aFunnel, answeredUpTo, aStreet, fullAnswers } from '../support/aFunnel.ts'
import { bodiesOf } from '../support/fakeApi.ts'
import { aTalk } from './aTalk.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { cep, number, complement } = fullAnswers
const slow = `${waitTexts.slow.title} ${waitTexts.slow.lead}`
const never = () => new Promise(() => {})

const passing = (time: number) =>
  act(async () => {
    vi.advanceTimersByTime(time)
    await settled()
  })

describe('a look-up of more than five seconds', () => {
  it('is reported as slow, with a retry and another address, as on the page', async () => {
    const talk = aTalk({ left: aFunnel({ cep, number, complement }, { street: aStreet() }), over: { coverage: never } })
    await passing(4900)
    expect(screen.queryByText(slow)).toBeNull()
    await passing(200)
    expect(screen.getByText(slow)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Trocar endereço' }).getAttribute('href')).toBe('/chat/cep')
    const again = screen.getByRole('button', { name: 'Tentar de novo' })
    again.focus()
    fireEvent.click(again)
    await passing(0)
    expect(bodiesOf(talk.sent, 'coverage')).toHaveLength(2)
    expect(screen.queryByText(slow)).toBeNull()
    expect(document.activeElement?.id).toBe('resposta')
  })

  it('can be retried for a customer', async () => {
    const talk = aTalk({ at: '/chat/refidelizacao', over: { renewalOffers: never } })
    await passing(0)
    const field = document.querySelector('#resposta')
    if (!field) throw new Error('there is no field to answer in')
    fireEvent.input(field, { target: { value: '529.982.247-25' } })
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    await passing(5100)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await passing(0)
    expect(bodiesOf(talk.sent, 'renewalOffers')).toHaveLength(2)
  })

  it('leads to a person during the confirmation', async () => {
    aTalk({
      left: answeredUpTo('schedule', { street: aStreet(), coverage: aCoverage() }),
      over: { confirmLead: never },
    })
    await passing(5100)
    expect(screen.getByText(slow)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Falar com uma pessoa/ }).getAttribute('href')).toMatch(/wa\.me|whatsapp/)
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  })
})
