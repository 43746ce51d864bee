import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Lead } from '../../src/api/contract/lead/lead.ts'
import { orderStateWords } from '../../src/api/contract/orderStateWords.ts'
import { endedTexts } from '../../src/content/texts/done/doneTexts.ts'
import { handleMessageWithoutQuestion } from '../../src/understanding/handleMessageWithoutQuestion.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { idLead } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { aVisit, heading } from './aVisit.tsx'

const visit = { date: '25/11/2026', period: 'manha' } as const
const order = { orderNumber: '40718823', visit }
const at = '2026-11-24T12:00:00Z'
const left = { ...aFunnel(fullAnswers, { ...goodFacts, order }), lead: { id: idLead, version: 0 } }

/** The page of an order placed before, with later news from the operator. */
function readBack(told: Pick<Lead, 'orderState' | 'visit'>) {
  return aVisit(
    '/pedido-realizado',
    { readLead: { ...leadRead, status: 'finished', orderNumber: order.orderNumber, ...told } },
    left,
  )
}

describe('the page of an order shows the operator’s report', () => {
  it('of a booked visit with its date', async () => {
    await readBack({ visit, orderState: { state: 'booked', date: '25/11/2026', at } })
    expect(await screen.findByText('O dia da instalação está confirmado.')).toBeTruthy()
    expect(screen.queryByText('A confirmação do dia e do período chega por mensagem.')).toBeNull()
    expect(screen.getAllByText(', concluído')).toHaveLength(3)
    cleanup()
  })

  it.each(['crew-on-the-way', 'installed'] as const)('%s', async (state) => {
    await readBack({ visit, orderState: { state, at } })
    expect(await screen.findByText(orderStateWords[state].text)).toBeTruthy()
    cleanup()
  })

  it.each(['cancelled', 'not-possible'] as const)(
    'of %s without a visit or a withdrawal, but with a contact',
    async (state) => {
      const { funnel } = await readBack({ orderState: { state, at } })
      const { title = '', lead = '' } = endedTexts[state] ?? {}
      await heading(title)
      expect(screen.getAllByText(lead).length).toBeGreaterThan(0)
      expect(screen.queryByText(/25\/11|25 nov/)).toBeNull()
      expect(screen.queryByRole('button', { name: /Desistir|agenda/ })).toBeNull()
      expect(handleMessageWithoutQuestion(funnel(), 'quando vem o técnico?')).toMatchObject({
        reply: expect.stringContaining(orderStateWords[state].text),
      })
      cleanup()
    },
  )
})
