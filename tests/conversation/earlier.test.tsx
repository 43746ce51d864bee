import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { shortName } from '../../src/content/questions/questions.ts'
import { turnTexts } from '../../src/content/texts/chat/chatTexts.ts'
import type { Aside } from '../../src/funnel/state.ts'
import { aFunnel, aStreet, fullAnswers } from '../support/aFunnel.ts'
import { aTalk } from './aTalk.tsx'

const { cep, number } = fullAnswers
const asides = Array.from({ length: 200 }, (_, index): Aside => ({
  after: 'number',
  said: `Pergunta ${index}?`,
  reply: `Resposta ${index}.`,
  kind: 'side',
}))
const left = () => ({ ...aFunnel({ cep, number }, { street: aStreet() }), asides })
const button = (name: RegExp) => screen.findByRole('button', { name })

it('a long talk shows its end, and the rest on demand, with the focus', async () => {
  aTalk({ left: left() })
  const show = await button(/^Ver \d+ mensagens anteriores$/)
  expect(screen.getAllByRole('article').length).toBeLessThan(62)
  expect(screen.queryByText('Resposta 0.')).toBeNull()
  expect(screen.getByText('Resposta 199.')).toBeDefined()
  fireEvent.click(show)
  expect(document.activeElement?.contains(screen.getByText('Resposta 0.'))).toBe(true)
  expect(screen.getAllByRole('article').length).toBeGreaterThan(200)
  expect(screen.queryByRole('button', { name: show.textContent })).toBeNull()
})

it('a changed answer far up is shown in its place', async () => {
  aTalk({ left: left(), at: '/chat/cep' })
  await screen.findByRole('article', { name: turnTexts.change(shortName('cep')) })
  expect(screen.getByText('Resposta 0.')).toBeDefined()
})
